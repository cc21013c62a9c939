/** @jest-environment node */
import { activeNetwork, createApiClient, getBalances, getSupportedChains } from '@bowline/api-client'
import { createEvmLedger, createMockApi } from '@bowline/api-client/mocks'
import { setupServer } from 'msw/node'

const address = '0x1111111111111111111111111111111111111111'
const ledger = createEvmLedger({ chains: [{ chainId: 1 }], accounts: [{ address, value: 10n ** 18n }] })
const api = createMockApi({ ledger, rpcUrls: { 'https://rpc.chain.example': 1 } })
const server = setupServer(...api.handlers)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => api.reset())
afterAll(() => server.close())

const client = createApiClient({ projectId: 'test', endpoints: { data: api.endpoints.data } })

test('an account holds tokens, until the service fails', async () => {
  const network = activeNetwork('eip155:1', await getSupportedChains(client, {}))
  const { balances } = await getBalances(client, { network, address })
  expect(balances.length).toBeGreaterThan(0)

  api.setScenario('503', { only: ['balances'] })
  await expect(getBalances(client, { network, address })).rejects.toThrow('503')
})
