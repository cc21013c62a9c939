import {
  ADDRESS,
  createMockClient,
  IDENTIFICATION,
  KNOWN,
  SOLANA,
  SOLANA_ADDRESS,
  TOKEN,
  UNKNOWN,
} from '../../test/mock-client.js'
import { activeNetwork, getBalances, type TokenBalance } from '../index.js'

const COIN: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 4500.5,
  price: 3000.33,
  quantity: { decimals: '18', numeric: '1.500000000000000001' },
  iconUrl: 'https://images.example/eth.png',
}
const USDC: TokenBalance = { ...COIN, symbol: 'USDC', address: `eip155:1:${TOKEN}` }

const balancesOf = async (...balances: readonly unknown[]) => {
  const { client } = createMockClient({ balances })
  return (await getBalances(client, { network: KNOWN, address: ADDRESS })).balances
}

test('R-API-30 R-API-31 R-API-42 sends the plain address in the path, currency and chain in the query', async () => {
  const { client, requests } = createMockClient({ balances: [COIN, USDC] })
  await expect(getBalances(client, { network: KNOWN, address: ADDRESS })).resolves.toEqual({ balances: [COIN, USDC] })
  expect(requests).toMatchObject([
    {
      method: 'GET',
      url: `https://api.bowline.id/v1/account/${ADDRESS}/balance?currency=usd&chainId=eip155%3A1&${IDENTIFICATION}`,
      cache: 'default',
      credentials: 'same-origin',
    },
  ])
})

test('R-API-31 sends forceUpdate as a comma-separated list and bypasses caches', async () => {
  const { client, requests } = createMockClient({ balances: [] })
  const forceUpdate = [`eip155:1:${TOKEN}`, `eip155:1:${ADDRESS}`]
  await getBalances(client, { network: KNOWN, address: ADDRESS, forceUpdate })
  expect(new URL(requests[0]?.url ?? '').searchParams.get('forceUpdate')).toBe(forceUpdate.join(','))
  expect(requests[0]?.cache).toBe('no-cache')
})

test('R-API-15 R-API-30 returns no balances and sends nothing on an unsupported network', async () => {
  const { client, requests } = createMockClient({ balances: [COIN] })
  await expect(getBalances(client, { network: UNKNOWN, address: ADDRESS })).resolves.toEqual({ balances: [] })
  expect(requests).toEqual([])
})

test('R-STATE-37 parses a Solana token with its own address format', async () => {
  const network = activeNetwork(SOLANA, { http: [SOLANA] })
  const token = { ...COIN, chainId: SOLANA, address: `${SOLANA}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v` }
  const { client, requests } = createMockClient({ balances: [token] })
  await expect(getBalances(client, { network, address: SOLANA_ADDRESS })).resolves.toEqual({ balances: [token] })
  expect(requests[0]?.url).toContain(`/v1/account/${SOLANA_ADDRESS}/balance?`)
})

test('R-STATE-37 R-ACCT-29 keeps quantities as exact text', async () => {
  const numeric = `${'9'.repeat(60)}.${'123456789'.repeat(2)}`
  expect((await balancesOf({ ...COIN, quantity: { decimals: '18', numeric } }))[0]?.quantity.numeric).toBe(numeric)
})

test.each([
  '1e9',
  '-1',
  '+1',
  '0x1',
  '1,234',
  '1.2.3',
  '.5',
  '5.',
  '',
  ' 1',
  '\u0661',
  '\uff11',
  '9'.repeat(400),
  1,
  null,
])('R-STATE-37 skips a token with the quantity %j and keeps the others', async (numeric) => {
  expect(await balancesOf({ ...USDC, quantity: { decimals: '6', numeric } }, COIN)).toEqual([COIN])
})

test.each(['37', '77', '-1', '1.5', 'NaN', '018', '', 18, null])(
  'R-STATE-37 skips a token with %j decimals',
  async (decimals) => {
    expect(await balancesOf({ ...USDC, quantity: { decimals, numeric: '1' } }, COIN)).toEqual([COIN])
  },
)

test('R-ACCT-111 returns a token with 0 decimals', async () => {
  const whole = { ...USDC, quantity: { decimals: '0', numeric: '3' } }
  expect(await balancesOf(whole, COIN)).toEqual([whole, COIN])
})

test.each([
  '',
  TOKEN,
  `eip155:10:${TOKEN}`,
  `eip155:1:${SOLANA_ADDRESS}`,
  `${SOLANA}:${TOKEN}`,
  'eip155:1:0x12',
  `eip155:1:${TOKEN}ff`,
  `eip155:1:${TOKEN}\n`,
  7,
  {},
])('R-STATE-37 skips a token at %j instead of treating it as the native token', async (address) => {
  expect(await balancesOf({ ...USDC, address }, COIN)).toEqual([COIN])
})

test('R-STATE-37 drops an invalid price together with the value', async () => {
  const { price: _, value: __, ...unpriced } = COIN
  for (const price of [-1, 1e13, '3000', null, Number.NaN, undefined]) {
    expect(await balancesOf({ ...COIN, price })).toStrictEqual([unpriced])
  }
  expect(await balancesOf({ ...COIN, value: 'much' })).toStrictEqual([{ ...unpriced, price: COIN.price }])
  expect((await balancesOf({ ...COIN, price: 0, value: 0 }))[0]).toMatchObject({ price: 0, value: 0 })
})

test('R-STATE-37 empties invalid texts and keeps the token', async () => {
  const odd = { ...COIN, name: 'W'.repeat(257), symbol: null, iconUrl: 7, address: null, more: 1 }
  expect(await balancesOf(odd)).toStrictEqual([{ ...COIN, name: '', symbol: '', iconUrl: '' }])
})
