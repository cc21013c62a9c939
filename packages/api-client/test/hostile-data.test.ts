import { setupServer } from 'msw/node'

import {
  createApiClient,
  findNames,
  getBalances,
  getHistory,
  getIdentity,
  getOnrampOptions,
  getPrices,
  getQuotes,
  getSmartSessions,
  getSwapTokens,
  lookUpName,
  suggestNames,
} from '../src/index.js'
import { HONEST } from '../src/mocks/data-service/hostile-data.js'
import { createMockApi } from '../src/mocks/index.js'
import { DATA_CALLS } from './data-calls.js'
import { ADDRESS, KNOWN, TOKEN } from './mock-client.js'

const api = createMockApi({ scenario: 'hostile' })
const server = setupServer(...api.handlers)
const client = createApiClient({ projectId: 'project-1', endpoints: api.endpoints })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

const network = KNOWN
const address = ADDRESS
const account = `eip155:1:${ADDRESS}`

type Entry = Readonly<Record<string, unknown>>
const LISTS: readonly (readonly [string, () => Promise<readonly Entry[]>, Entry])[] = [
  ['balances', async () => (await getBalances(client, { network, address })).balances, HONEST.token],
  ['history', async () => (await getHistory(client, { network, account: address })).data, HONEST.transaction],
  ['prices', async () => (await getPrices(client, { network, addresses: [] })).fungibles, HONEST.price],
  [
    'quotes',
    async () =>
      (await getQuotes(client, { network, amount: '1', userAddress: account, from: account, to: account })).quotes,
    HONEST.quote,
  ],
  ['swap tokens', async () => (await getSwapTokens(client, { network })).tokens, HONEST.swapToken],
  ['names', async () => findNames(client, { network, address }), HONEST.name],
  [
    'suggestions',
    async () => (await suggestNames(client, { network, name: 'a', zone: 'z' })).suggestions,
    HONEST.suggestion,
  ],
  [
    'purchase currencies',
    async () => (await getOnrampOptions(client, { network })).purchaseCurrencies,
    HONEST.purchase,
  ],
  ['payment currencies', async () => (await getOnrampOptions(client, { network })).paymentCurrencies, HONEST.payment],
]

describe.each(LISTS)('%s', (_, ask, honest) => {
  test('R-API-64 R-API-06 returns the valid entry and no unknown fields', async () => {
    const entries = await ask()
    expect(entries.at(-1)).toEqual(honest)
    const fields = [...Object.keys(honest), 'eip2612', 'next']
    for (const entry of entries) {
      expect(Object.getPrototypeOf(entry)).toBe(Object.prototype)
      expect(Reflect.ownKeys(entry).filter((key) => typeof key !== 'string' || !fields.includes(key))).toEqual([])
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('R-API-64 limits every text and returns amounts as plain digits', async () => {
    for (const entry of await ask()) {
      for (const text of textsOf(entry)) expect(text.length).toBeLessThanOrEqual(65_536)
      const { name = '', symbol = '', quantity, fromAmount = '0', toAmount = '0', price = 0, value = 0 } = entry
      for (const text of [name, symbol]) expect(String(text).length).toBeLessThanOrEqual(256)
      for (const amount of [fromAmount, toAmount]) expect(amount).toMatch(/^[0-9]{1,78}$/)
      if (quantity !== undefined) {
        expect(quantity).toEqual({
          decimals: expect.stringMatching(/^([1-9]|[12][0-9]|3[0-6])$/),
          numeric: expect.stringMatching(/^[0-9]+(\.[0-9]+)?$/),
        })
      }
      for (const dollars of [price, value])
        expect([0 <= Number(dollars), Number(dollars) <= 1e12]).toEqual([true, true])
    }
  })
})

test('R-SESS-06 R-API-64 sessions: returns the valid one, each with an id and a valid expiry', async () => {
  const sessions = await getSmartSessions(client, { network, address: account })
  const { expiry, ...honest } = HONEST.session
  expect(sessions.at(-1)).toEqual({ ...honest, expiresAtMs: expiry * 1000 })
  expect(sessions.length).toBeGreaterThan(1)
  for (const { pci, expiresAtMs } of sessions) {
    expect(pci).not.toBe('')
    expect(Number.isNaN(new Date(expiresAtMs).getTime())).toBe(false)
  }
})

test('R-API-20 R-API-64 ends the history at a cursor of five thousand characters', async () => {
  expect((await getHistory(client, { network, account: address })).next).toBeUndefined()
})

test('R-STATE-39 R-API-32 R-API-64 drops only the hostile parts of an identity and a profile', async () => {
  expect(await getIdentity(client, { network, address })).toStrictEqual({ avatar: null, name: '\u202ehonest' })
  expect(await lookUpName(client, { network, name: 'x' })).toEqual({ addresses: {}, attributes: [{}, {}] })
})

test.each([
  'swap-allowance',
  'gas-price',
  'swap-transaction',
  'swap-approval',
  'onramp-url',
  'onramp-quote',
  'session-registration',
  'session-activation',
  'session-revocation',
])('R-API-06 R-API-64 %s: throws for a hostile response', async (endpoint) => {
  const call = DATA_CALLS.find((one) => one.endpoint === endpoint)
  await expect(call?.ask(client)).rejects.toMatchObject({ code: 'api/invalid-response' })
})

test('R-API-44 R-API-64 throws for a registration with the text "true" as success', async () => {
  const call = DATA_CALLS.find(({ endpoint }) => endpoint === 'name-registration')
  await expect(call?.ask(client)).rejects.toThrow('Error registering name adalovelace.bowline.id')
})

test('R-SWAP-32 R-API-64 throws for an approval of another token', async () => {
  const call = DATA_CALLS.find(({ endpoint }) => endpoint === 'swap-approval')
  await expect(call?.ask(client)).rejects.toMatchObject({ problem: 'mismatch' })
  expect(TOKEN).not.toContain('12'.repeat(20))
})

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
