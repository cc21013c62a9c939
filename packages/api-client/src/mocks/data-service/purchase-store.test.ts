import { setupServer } from 'msw/node'
import { ADDRESS, KNOWN } from '../../../test/mock-client.js'
import { createApiClient, getHistory, getOnrampUrl } from '../../index.js'
import { createMockApi } from '../index.js'

const api = createMockApi()
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', endpoints: api.endpoints })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => api.reset())

const order = (purchaseId?: string) =>
  getOnrampUrl(client, {
    network: KNOWN,
    destinationWallets: [{ address: ADDRESS, blockchains: ['ethereum'], assets: ['USDC'] }],
    defaultNetwork: 'ethereum',
    partnerUserId: ADDRESS,
    purchaseId,
  })
const purchases = async () => {
  const { data } = await getHistory(client, { network: KNOWN, account: ADDRESS, onramp: 'coinbase' })
  return data
    .slice(0, data.length - 4)
    .map(({ metadata }) => metadata.status?.replace('ONRAMP_TRANSACTION_STATUS_', ''))
}

test.each([
  ['healthy', ['SUCCESS'], ['SUCCESS']],
  ['purchase-fails', ['FAILED'], ['FAILED']],
  ['purchase-hangs', ['IN_PROGRESS'], ['IN_PROGRESS']],
] as const)(
  'R-API-63 R-API-64 R-STATE-49 %s: adds a purchase to the history, in progress first and then settled',
  async (scenario, third, fourth) => {
    api.setScenario(scenario)
    expect(await purchases()).toEqual([])
    await order()
    expect([await purchases(), await purchases(), await purchases(), await purchases()]).toEqual([
      [],
      ['IN_PROGRESS'],
      third,
      fourth,
    ])
    api.reset()
    expect(await purchases()).toEqual([])
  },
)

test('R-API-20 gives each purchase its own id and start time', async () => {
  await order()
  await order()
  await purchases()
  const { data } = await getHistory(client, { network: KNOWN, account: ADDRESS, onramp: 'coinbase' })
  expect(new Set(data.map(({ id }) => id)).size).toBe(6)
  expect(data.slice(0, 2).map(({ metadata }) => metadata.minedAt)).toEqual([
    '2026-11-15T12:00:00.000Z',
    '2026-11-15T12:00:00.000Z',
  ])
})

test('R-RAMP-52 returns a purchase with the id that the app gave it', async () => {
  await order()
  await order('mine')
  await purchases()
  const { data } = await getHistory(client, { network: KNOWN, account: ADDRESS, onramp: 'coinbase' })
  expect(data.map(({ metadata }) => metadata.purchaseId)).toEqual(['mine', ...Array(5).fill(undefined)])
})
