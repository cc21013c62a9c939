import { ADDRESS, createMockClient, IDENTIFICATION, KNOWN, TOKEN, UNKNOWN } from '../../test/mock-client.js'
import { getQuotes } from '../index.js'

const USER = `eip155:1:${ADDRESS}`
const FROM = `eip155:1:0x${'e'.repeat(40)}`
const TO = `eip155:1:${TOKEN}`
const QUESTION = { network: KNOWN, amount: '1000000000000000000', userAddress: USER, from: FROM, to: TO }
const QUOTE = { id: 'q-1', fromAmount: '1000000000000000000', fromAccount: FROM, toAmount: '2999123456', toAccount: TO }

test('R-API-22 R-API-23 sends CAIP-10 accounts and base units and omits an undefined gas price', async () => {
  const { client, requests } = createMockClient({ quotes: [QUOTE] })
  await expect(getQuotes(client, { ...QUESTION, gasPrice: '20000000000' })).resolves.toEqual({ quotes: [QUOTE] })
  await getQuotes(client, QUESTION)
  const [given, absent] = requests.map(({ url }) => new URL(url))
  expect(given?.pathname).toBe('/v1/convert/quotes')
  expect(Object.fromEntries(given?.searchParams ?? [])).toEqual({
    amount: '1000000000000000000',
    userAddress: USER,
    from: FROM,
    to: TO,
    gasPrice: '20000000000',
    ...Object.fromEntries(new URLSearchParams(IDENTIFICATION)),
  })
  expect(absent?.searchParams.has('gasPrice')).toBe(false)
})

test('R-API-15 R-API-22 returns no quotes and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ quotes: [QUOTE] })
  await expect(getQuotes(client, { ...QUESTION, network: UNKNOWN })).resolves.toEqual({ quotes: [] })
  expect(requests).toEqual([])
})

test('R-API-22 skips a quote with an invalid amount or account and keeps the others', async () => {
  const odd = [
    ...['1.5', '-1', '1e9', '', 1, null].map((toAmount) => ({ ...QUOTE, toAmount })),
    ...['9'.repeat(79), '0x1', 7].map((fromAmount) => ({ ...QUOTE, fromAmount })),
    ...[TOKEN, 'eip155:1:0x1', null].map((toAccount) => ({ ...QUOTE, toAccount })),
    null,
    'x',
  ]
  const { client } = createMockClient({ quotes: [...odd, QUOTE, { ...QUOTE, id: null }, { ...QUOTE, id: 7 }] })
  await expect(getQuotes(client, QUESTION)).resolves.toEqual({
    quotes: [QUOTE, { ...QUOTE, id: null }, { ...QUOTE, id: null }],
  })
})
