import { ETHER, pass, settled, setUpSwap, USDC, until } from '../../../test/swap-fixture.js'
import { close, retrySwap, setSwapToken, watchSwap } from '../../actions.js'
import { isNativeToken, NATIVE_TOKEN_ADDRESS } from '../../index.js'

test('R-SWAP-06 R-SWAP-11 R-SWAP-49 fetches the tokens, then the native token’s price, balances and gas price', async () => {
  const { api, swap, show } = await setUpSwap({ isOpen: false })
  expect(swap().phase).toBe('initializing')
  await show()
  const asked = api.requests.map(({ endpoint }) => endpoint).filter((endpoint) => /swap|price|balances/.test(endpoint))
  expect(asked[0]).toBe('swap-tokens')
  expect(new Set(asked.slice(1))).toEqual(new Set(['token-prices', 'balances', 'gas-price']))
  expect(swap()).toMatchObject({ phase: 'idle', networkPrice: 3012.45, gasPrice: '21000000000', gasLimit: '150000' })
})

test('R-SWAP-06 does not wait for the native token’s price', async () => {
  const { hold, swap, show, coin } = await setUpSwap({ isOpen: false })
  const { release } = hold('fungible/price')
  await show()
  expect(swap()).toMatchObject({ phase: 'idle', networkPrice: 0, gasPrice: '21000000000' })
  expect(coin('USDC').quantity).toBe('143.736232')
  release()
  await until(() => swap().networkPrice === 3012.45)
})

test('R-SWAP-07 R-SWAP-09 R-STATE-40 sorts tokens by symbol, suggests up to 8 known ones, and preselects 1 native token', async () => {
  const { swap, coin, sent } = await setUpSwap()
  const { tokens, suggestedTokens, sourceToken, sourceTokenAmount, toToken } = swap()
  expect(sent('swap-tokens')).toMatchObject([{ chainId: 'eip155:1' }])
  const symbols = tokens.map(({ symbol }) => symbol)
  expect(symbols).toEqual([...symbols].sort())
  expect(suggestedTokens.map(({ symbol }) => symbol)).toEqual([
    ...['ETH', 'USDC', 'USDT', 'DAI', 'WBTC', 'LINK', 'UNI', 'AAVE'],
  ])
  expect(suggestedTokens.every(({ isSuggested }) => isSuggested)).toBe(true)
  expect(coin('PEPE').isSuggested).toBe(false)
  expect([sourceToken?.address, sourceTokenAmount, toToken]).toEqual([ETHER, '1', undefined])
})

test('R-SWAP-11 takes the price of a held token from its balance, and 0 for others', async () => {
  const { coin } = await setUpSwap()
  expect(coin('USDC')).toMatchObject({ quantity: '143.736232', price: 0.9998 })
  expect(coin('USDC').value).toBeCloseTo(143.7, 1)
  expect(coin('LINK')).toMatchObject({ quantity: '0', price: 0, value: 0 })
})

test('R-SWAP-08 R-CONST-33 uses a placeholder address for the native token of each namespace', async () => {
  expect(NATIVE_TOKEN_ADDRESS).toEqual({
    eip155: `0x${'e'.repeat(40)}`,
    solana: 'So11111111111111111111111111111111111111111',
  })
  expect((await setUpSwap()).coin('ETH').address).toBe(`eip155:1:0x${'e'.repeat(40)}`)
})

test('R-SWAP-11 R-SWAP-12 R-SWAP-13 requests an unknown price separately, by address, once per session', async () => {
  const { kit, coin, sent } = await setUpSwap()
  const before = sent('token-prices').length
  const link = coin('LINK')
  setSwapToken(kit, { side: 'target', token: link })
  await settled()
  expect(coin('LINK').price).toBe(14.12)
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  setSwapToken(kit, { side: 'target', token: coin('LINK') })
  await settled()
  expect(sent('token-prices').slice(before)).toMatchObject([{ addresses: [link.address], currency: 'usd' }])
})

test('R-SWAP-103 refreshes a fetched price every minute while shown, and keeps it on failure', async () => {
  const { kit, coin, sent, respondAt } = await setUpSwap()
  const price = (dollars: number) => () =>
    Response.json({ fungibles: [{ name: 'Chainlink', symbol: 'LINK', iconUrl: '', price: dollars }] })
  respondAt('fungible/price', price(14))
  setSwapToken(kit, { side: 'target', token: coin('LINK') })
  await settled()
  expect(coin('LINK').price).toBe(14)
  respondAt('fungible/price', price(7))
  for (let turn = 0; turn < 6; turn += 1) await pass(10_000)
  expect(coin('LINK').price).toBe(7)
  respondAt('fungible/price', () => new Response('{}', { status: 500 }))
  for (let turn = 0; turn < 7; turn += 1) await pass(10_000)
  expect(coin('LINK').price).toBe(7)
  expect(sent('token-prices').length).toBeLessThan(9)
})

test('R-SWAP-12 ignores a price of another symbol', async () => {
  const { kit, coin, respondAt } = await setUpSwap()
  respondAt('fungible/price', () =>
    Response.json({ fungibles: [{ name: 'Other', symbol: 'OTHER', iconUrl: '', price: 9 }] }),
  )
  setSwapToken(kit, { side: 'target', token: coin('LINK') })
  await settled()
  expect(coin('LINK').price).toBe(0)
})

test('R-SWAP-14 continues with price 0 and a toast when the native token’s price is unavailable', async () => {
  const { api, swap, show, toast } = await setUpSwap({ isOpen: false })
  api.setScenario('500', { only: ['token-prices'] })
  await show()
  expect(toast()).toMatchObject({
    message: 'Couldn’t get the price of the network’s coin',
    variant: 'error',
    open: true,
  })
  expect(swap()).toMatchObject({ phase: 'idle', networkPrice: 0 })
})

test.each(['swap-tokens', 'gas-price'] as const)(
  'R-SWAP-06 R-SWAP-50 shows the failure in the form without %s, and succeeds on retry',
  async (endpoint) => {
    const { kit, api, swap, show, toast, view } = await setUpSwap({ isOpen: false })
    api.setScenario('500', { only: [endpoint] })
    await show()
    expect(swap()).toMatchObject({ phase: 'failed', error: 'Couldn’t start the swap' })
    expect([view(), toast().open]).toEqual(['Swap', false])
    api.setScenario('healthy')
    await retrySwap(kit)
    expect(swap().phase).toBe('idle')
  },
)

test('R-SWAP-06 requests everything once when two views open at once', async () => {
  const { kit, hold, show, sent, swap } = await setUpSwap({ isOpen: false })
  const { release } = hold('convert/tokens')
  await show()
  const stop = watchSwap(kit)
  stop()
  watchSwap(kit)
  release()
  await until(() => swap().phase === 'idle')
  expect([sent('swap-tokens').length, sent('gas-price').length]).toEqual([1, 1])
})

test('R-SWAP-04 R-TRACK-02 tracks opening once, and again when it is reopened', async () => {
  const { kit, eventsOf, show, unfollow } = await setUpSwap()
  const stop = watchSwap(kit)
  unfollow()
  stop()
  watchSwap(kit)()
  expect(eventsOf('OPEN_SWAP')).toMatchObject([{ properties: { network: 'eip155:1', isSmartAccount: false } }])
  close(kit)
  unfollow()
  watchSwap(kit)()
  await show()
  expect(eventsOf('OPEN_SWAP').length).toBeGreaterThan(1)
})

test('R-SWAP-07 skips tokens of other networks and duplicates, and sanitizes names', async () => {
  const { respondAt, show, swap } = await setUpSwap({ isOpen: false })
  const token = { name: 'USD\u202eCoin', symbol: 'USDC', address: USDC, decimals: 6, logoUri: 'javascript:alert(1)' }
  respondAt('convert/tokens', () =>
    Response.json({
      tokens: [token, { ...token, address: USDC.toLowerCase() }, { ...token, address: `eip155:137:${USDC.slice(9)}` }],
    }),
  )
  await show()
  expect(swap().tokens).toMatchObject([{ name: 'USDCoin', symbol: 'USDC', address: USDC, logoUri: '' }])
  await pass(0)
})

test('R-ACCT-120 lists the native token once when it has two addresses, under the one used for swaps', async () => {
  const { respondAt, show, swap } = await setUpSwap({ isOpen: false })
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: '' }
  const zero = { ...coin, address: `eip155:1:0x${'0'.repeat(40)}` }
  const written = { ...coin, address: `eip155:1:${NATIVE_TOKEN_ADDRESS.eip155}` }
  respondAt('convert/tokens', () => Response.json({ tokens: [zero, written] }))
  await show()
  expect(swap().tokens.map(({ address }) => address)).toEqual([written.address])
  expect([isNativeToken(zero), isNativeToken(written)]).toEqual([true, true])
  await pass(0)
})

test('R-ACCT-178 starts a swap again after a failure while the view is open, without a toast', async () => {
  const { api, swap, show, toast, sent, unfollow } = await setUpSwap({ isOpen: false })
  api.setScenario('500', { only: ['swap-tokens'] })
  await show()
  expect(swap().phase).toBe('failed')
  await pass(5_000)
  expect(swap().phase).toBe('failed')
  const asked = sent('swap-tokens').length
  await pass(9_000)
  expect(sent('swap-tokens')).toHaveLength(asked)
  api.setScenario('healthy')
  await pass(1_000)
  expect([swap().phase, toast().open]).toEqual(['idle', false])
  unfollow()
})

test('R-ACCT-178 does not start a failed swap again after the view is closed', async () => {
  const { api, show, sent, unfollow } = await setUpSwap({ isOpen: false })
  api.setScenario('500', { only: ['swap-tokens'] })
  await show()
  unfollow()
  const asked = sent('swap-tokens').length
  await pass(600_000)
  expect(sent('swap-tokens')).toHaveLength(asked)
})
