import type { TokenBalance } from '@bowline/api-client'
import { setUpAccount } from '../../../test/account-fixture.js'
import { refreshTokens } from '../../actions.js'
import { sepolia } from '../../base/networks/ethereum.js'
import { selectAccount, selectHiddenTokens, selectTotalValue } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'
import { normalizeTokens } from './normalize-tokens.js'
import { selectRetryAfterMs } from './select-portfolio.js'
import { getTotalValue } from './total-value.js'

const token = (over: Partial<TokenBalance> = {}): TokenBalance => ({
  name: 'Token',
  symbol: 'TKN',
  chainId: 'eip155:1',
  price: 1,
  quantity: { decimals: '18', numeric: '1' },
  iconUrl: '',
  ...over,
})
const worth = (...prices: number[]) => getTotalValue(prices.map((price) => token({ price })))

test('R-ACCT-26 returns the exact sum in dollars and cents', () => {
  expect(worth().dollars).toBe('0.00')
  expect(worth(0.1, 0.2).dollars).toBe('0.30')
  expect(worth(...Array.from({ length: 1_000 }, () => 0.01)).dollars).toBe('10.00')
  expect(worth(1e12, 0.01, 1e12).dollars).toBe('2000000000000.01')
  expect(worth(0.004).dollars).toBe('0.00')
  expect(worth(0.004, 0.004).dollars).toBe('0.01')
  expect(worth(0.06).dollars).toBe('0.06')
})

test('R-ACCT-26 returns a partial total when a price is missing, ignoring tokens without a balance', () => {
  expect(getTotalValue([token({ price: 2 })])).toEqual({ dollars: '2.00', isPartial: false })
  expect(getTotalValue([token({ price: 2 }), token({ price: undefined })])).toEqual({
    dollars: '2.00',
    isPartial: true,
  })
  expect(getTotalValue([token({ price: 0, value: 0 })]).isPartial).toBe(true)
  const none = token({ price: undefined, quantity: { decimals: '18', numeric: '0.000' } })
  expect(getTotalValue([none])).toEqual({ dollars: '0.00', isPartial: false })
})

test('R-ACCT-26 R-ACCT-29 multiplies a price without a value, without floating point', () => {
  const held = (price: number, numeric: string) =>
    getTotalValue([token({ price, value: undefined, quantity: { decimals: '18', numeric } })]).dollars
  expect(held(3000.33, '1.5')).toBe('4500.50')
  expect(held(0.000008, '236000551.375')).toBe('1888.00')
  expect(held(1, '12345678901234567890.12')).toBe('12345678901234567890.12')
  expect(held(1, '0.000000000000000001')).toBe('0.00')
  expect(held(8e-9, '1000000000')).toBe('8.00')
})

test.each([
  [0.11, '6841', 6839],
  [0.11, '6841', 0],
  [1, '6841', 6500],
  [3000, '1.5', 4.5],
  [1, '0.5', 500_000],
])(
  'R-ACCT-175 shows no price and no value of a token at %d when %s of it are stated as worth %d',
  async (price, numeric, value) => {
    const odd = token({ symbol: 'ODD', address: `eip155:1:0x${'12'.repeat(20)}`, price, value })
    const { kit, respondAt } = await setUpAccount()
    respondAt('/balance', () =>
      Response.json({ balances: [token({ price: 2, value: 2 }), { ...odd, quantity: { decimals: '18', numeric } }] }),
    )
    const tokens = await refreshTokens(kit)
    expect(tokens.map((one) => [one.symbol, one.price, one.value])).toEqual([
      ['TKN', 2, 2],
      ['ODD', undefined, undefined],
    ])
    expect(selectTotalValue(kit.getState())).toEqual({ dollars: '2.00', isPartial: true })
  },
)

test.each([
  [0.11, '6841', 752.51, 752.51],
  [0.11, '6841', 752, 752.51],
  [0.11, '6841', 775.5, 752.51],
  [3000.33, '1.5', 4500.5, 4500.495],
  [0.000008, '236000551', 1920, 1888.004408],
  [1, '100.500001', 100.5, 100.500001],
  [1, '0.001', 0, 0.001],
])(
  'R-ACCT-175 shows price × quantity of a token at %d when %s of it are worth about %d',
  (price, numeric, value, expected) => {
    const [shown] = normalizeTokens([token({ price, value, quantity: { decimals: '18', numeric } })], 'eip155:1')
    expect([shown?.price, shown?.value]).toEqual([price, expected])
  },
)

test('R-ACCT-26 R-REACT-06 knows the total once the tokens are known, and keeps the same object', async () => {
  const { kit } = await setUpAccount()
  expect(selectTotalValue(kit.getState())).toBeUndefined()
  await refreshTokens(kit)
  const total = selectTotalValue(kit.getState())
  expect(total).toEqual({ dollars: expect.stringMatching(/^\d+\.\d\d$/), isPartial: true })
  expect(selectTotalValue(kit.getState(), 'eip155')).toBe(total)
  expect(selectTotalValue(kit.getState(), 'solana')).toBeUndefined()
})

test('R-ACCT-26 returns a known total of zero for an account without tokens', async () => {
  const { kit } = await setUpAccount({ scenario: 'new-account' })
  await refreshTokens(kit)
  expect(selectTotalValue(kit.getState())).toEqual({ dollars: '0.00', isPartial: false })
})

test('R-ACCT-111 hides tokens of 0 decimals separately, also from the cache, and the total reports them', async () => {
  const storage = createMemoryStorage()
  const whole = (address: string, numeric: string) =>
    token({ name: 'Ticket', symbol: 'TIX', address, quantity: { decimals: '0', numeric } })
  const balances = [
    token({ price: 2 }),
    whole(`eip155:1:0x${'12'.repeat(20)}`, '3'),
    whole(`eip155:1:0x${'13'.repeat(20)}`, '0'),
  ]
  for (const questions of [1, 0]) {
    const { kit, respondAt, account } = await setUpAccount({ storage })
    let asked = 0
    respondAt('/balance', () => {
      asked += 1
      return Response.json({ balances })
    })
    expect(await refreshTokens(kit)).toMatchObject([{ symbol: 'TKN' }])
    expect([asked, account().tokenBalance.length]).toEqual([questions, 1])
    const left = selectHiddenTokens(kit.getState())
    expect(left).toMatchObject([{ symbol: 'TIX', quantity: { decimals: '0', numeric: '3' } }])
    expect(selectHiddenTokens(kit.getState(), 'solana')).toEqual([])
    expect(selectTotalValue(kit.getState())).toEqual({ dollars: '2.00', isPartial: true, excludesTokens: true })
  }
})

test('R-ACCT-18 R-ACCT-27 returns the time before which nothing is requested', async () => {
  const { api, kit, account } = await setUpAccount()
  expect(selectRetryAfterMs(kit.getState())).toBeUndefined()
  api.setScenario('503', { only: ['balances'] })
  await refreshTokens(kit)
  expect(selectRetryAfterMs(kit.getState())).toBe((account().lastRetry ?? 0) + 30_000)
})

test('R-ACCT-24 sorts by value, then tokens without value by symbol', () => {
  const of = (symbol: string, value?: number) => token({ symbol, value, price: value, address: `eip155:1:${symbol}` })
  const tokens = [of('zed'), of('B', 2), of('Alpha'), of('C', 10), of('beta', 0)]
  expect(normalizeTokens(tokens, 'eip155:1').map(({ symbol }) => symbol)).toEqual(['C', 'B', 'Alpha', 'beta', 'zed'])
})

test('R-ACCT-24 R-ACCT-25 sorts the only token with a price by its value', () => {
  const priced = token({ price: 0.5, value: undefined, quantity: { decimals: '18', numeric: '30' } })
  const tokens = normalizeTokens([token({ price: 10, value: 10, address: 'eip155:1:0xA' }), priced], 'eip155:1')
  expect(tokens.map(({ value }) => value)).toEqual([15, 10])
  expect(getTotalValue(tokens).dollars).toBe('25.00')
})

test.each([
  ['only a price', undefined],
  ['an invalid stated value', 5e25],
])(
  'R-ACCT-156 drops the price of a token with %s that is worth more than a trillion, and counts the others',
  async (_, value) => {
    const { kit, respondAt } = await setUpAccount()
    const address = `eip155:1:0x${'12'.repeat(20)}`
    const spam = token({
      symbol: 'GIFT',
      address,
      price: 5,
      value,
      quantity: { decimals: '18', numeric: `1${'0'.repeat(25)}` },
    })
    respondAt('/balance', () => Response.json({ balances: [spam, token({ price: 2 })] }))
    expect((await refreshTokens(kit)).map(({ symbol, price }) => [symbol, price])).toEqual([
      ['TKN', 2],
      ['GIFT', undefined],
    ])
    expect(selectTotalValue(kit.getState())).toEqual({ dollars: '2.00', isPartial: true })
  },
)

test.each([
  ['read', false],
  ['cached', true],
])('R-ACCT-170 gives no token on a test network a value, whatever price is reported (%s)', async (_, isKept) => {
  const { kit, respondAt } = await setUpAccount({ options: { networks: [sepolia] } })
  respondAt('supported-chains', () => Response.json({ http: ['eip155:11155111'], ws: [] }))
  const coin = token({ chainId: 'eip155:11155111', address: undefined, symbol: 'ETH', price: 3_000, value: 15_000 })
  respondAt('/balance', () => Response.json({ balances: [coin] }))
  await refreshTokens(kit)
  const tokens = isKept ? await refreshTokens(kit) : selectAccount(kit.getState()).tokenBalance
  expect(tokens.map(({ symbol, price, value }) => [symbol, price, value])).toEqual([['ETH', undefined, undefined]])
  expect(selectTotalValue(kit.getState())).toBeUndefined()
})

test.each([
  ['Visit usdc-gift.com to claim', 'USDC'],
  ['$ USDC', 'claim on usdc-bonus .org'],
  ['https://usdc.example', 'USDC'],
  ['USD Coin', 'www.usdc.top'],
  ['USDC t.me/s/usdc', 'USDC'],
])('R-ACCT-173 hides %s (%s), which lures to a page, and omits it from the total', async (name, symbol) => {
  const { kit, respondAt } = await setUpAccount()
  const lure = token({ name, symbol, address: `eip155:1:0x${'12'.repeat(20)}`, price: 1, value: 9_000_000 })
  respondAt('/balance', () => Response.json({ balances: [lure, token({ price: 2 })] }))
  expect((await refreshTokens(kit)).map((one) => one.symbol)).toEqual(['TKN'])
  expect(selectHiddenTokens(kit.getState()).map((one) => one.symbol)).toEqual([symbol])
  expect(selectTotalValue(kit.getState())).toEqual({ dollars: '2.00', isPartial: true, excludesTokens: true })
})

test.each(['yearn.finance', 'Curve.fi yDAI/yUSDC', 'Free Gift', 'Bonus Token', 'ether.fi', 'USDC.e'])(
  'R-ACCT-173 does not hide a token named %s',
  (name) => {
    expect(normalizeTokens([token({ name, symbol: 'YFI', address: 'eip155:1:0xA' })], 'eip155:1')).toHaveLength(1)
  },
)

test('R-ACCT-16 R-ACCT-17 drops tokens of 0 decimals, of other chains and duplicates, and does not merge namesakes', () => {
  const usdc = token({ symbol: 'USDC', address: 'eip155:1:0xA' })
  const tokens = [
    usdc,
    { ...usdc, address: 'eip155:1:0xa', value: 7 },
    { ...usdc, address: 'eip155:1:0xB' },
    { ...usdc, address: 'eip155:1:0xC', quantity: { decimals: '0', numeric: '1' } },
    { ...usdc, chainId: 'eip155:10', address: 'eip155:10:0xD' },
  ]
  expect(normalizeTokens(tokens, 'eip155:1')).toMatchObject([usdc, { ...usdc, address: 'eip155:1:0xB' }])
})

test.each(['1.23e+11', '-1', 7, null])(
  'R-ACCT-174 marks the total as partial when a token of the service is unreadable (%j), also from the cache',
  async (numeric) => {
    const storage = createMemoryStorage()
    const odd = { ...token({ address: `eip155:1:0x${'12'.repeat(20)}` }), quantity: { decimals: '18', numeric } }
    for (const requests of [1, 0]) {
      const { kit, respondAt } = await setUpAccount({ storage })
      let asked = 0
      respondAt('/balance', () => {
        asked += 1
        return Response.json({ balances: [odd, token({ value: 2, quantity: { decimals: '18', numeric: '2' } })] })
      })
      expect(await refreshTokens(kit)).toHaveLength(1)
      expect(asked).toBe(requests)
      expect(selectTotalValue(kit.getState())).toEqual({ dollars: '2.00', isPartial: true, excludesTokens: true })
    }
  },
)
