import { setupServer } from 'msw/node'
import { KNOWN } from '../../../test/mock-client.js'
import { createApiClient, getBalances, getHistory } from '../../index.js'
import { createMockApi, getInitialTokenValue, getMockTokens, type MockAccount } from '../index.js'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const account: MockAccount = {
  addresses: [ADDRESS],
  tokens: { 'eip155:1': { USDC: '2450.5', LINK: '86.4' } },
  history: [
    {
      network: 'eip155:1',
      hoursAgo: 3,
      operationType: 'trade',
      counterparty: OTHER,
      sent: ['ETH', '0.5'],
      received: ['USDC', '1506.2'],
    },
    { network: 'eip155:8453', hoursAgo: 9, operationType: 'mint', counterparty: OTHER, nft: 'Knot #12' },
  ],
}

const api = createMockApi({ accounts: [account] })
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', sdkType: 'test', sdkVersion: '1', endpoints: api.endpoints })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => api.reset())

test('R-API-64 returns the given tokens of an account and none that are invented', async () => {
  const { balances } = await getBalances(client, { network: KNOWN, address: ADDRESS })
  const amounts = balances
    .filter(({ address }) => address !== undefined)
    .map((one) => [one.symbol, one.quantity.numeric])
  expect(amounts).toEqual([
    ['USDC', '2450.5'],
    ['LINK', '86.4'],
  ])
})

test('R-API-64 returns the given activity of a network', async () => {
  const { data } = await getHistory(client, { network: KNOWN, account: ADDRESS })
  expect(data.map(({ metadata }) => metadata.operationType)).toEqual(['trade'])
  expect(data[0]?.transfers.map(({ direction, quantity }) => [direction, quantity?.numeric])).toEqual([
    ['out', '0.5'],
    ['in', '1506.2'],
  ])
})

test('R-API-64 invents data for other addresses, and for every address in a scenario of accounts', async () => {
  const other = await getHistory(client, { network: KNOWN, account: OTHER })
  expect(other.data.length).toBeGreaterThan(10)
  api.setScenario('new-account')
  const own = await getHistory(client, { network: KNOWN, account: ADDRESS })
  expect(own.data).toEqual([])
})

test('R-API-64 returns the given tokens of an account for ledgers too', () => {
  const [usdc] = getMockTokens('eip155:1').filter(({ symbol }) => symbol === 'USDC')
  const holding = { caipNetworkId: 'eip155:1', token: usdc?.address ?? '', holder: ADDRESS.toLowerCase() }
  expect(getInitialTokenValue(holding, 'healthy', [account])).toBe(2_450_500_000n)
  expect(getInitialTokenValue(holding, 'new-account', [account])).toBe(0n)
  expect(getInitialTokenValue({ ...holding, token: '0x01' }, 'healthy', [account])).toBeUndefined()
})
