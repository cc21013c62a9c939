import { setUpAccount } from '../../../test/account-fixture.js'
import { ETHER, pass, settled, setUpSwap, USDC, until } from '../../../test/swap-fixture.js'
import { goBack, open, push, setSwapAmount, start, switchNetwork, watchSwap } from '../../actions.js'
import { currentRoute, SWAP_NETWORKS } from '../../index.js'
import { createTestKit } from '../../testing/index.js'
import { selectWalletActions } from '../../wallets/account/select-wallet-actions.js'
import { isSwapNetwork } from './swap-networks.js'

test('R-SWAP-01 R-CONST-27 supports swaps on the listed networks', () => {
  expect(SWAP_NETWORKS).toEqual([1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554])
  for (const id of SWAP_NETWORKS) expect(isSwapNetwork(`eip155:${id}`)).toBe(true)
  for (const id of ['eip155:11155111', 'eip155:7777777', 'solana:1', undefined] as const)
    expect(isSwapNetwork(id)).toBe(false)
})

test('R-MODAL-05 R-SWAP-10 R-NAV-15 opens with tokens, by their symbols, and an amount', async () => {
  const preselection = { fromToken: 'usdc', toToken: 'DAI', amount: '12.5' }
  const { kit, swap, view, sent } = await setUpSwap({ preselection })
  expect([view(), currentRoute(kit.getState().navigation).data]).toEqual(['Swap', { swap: preselection }])
  expect(swap()).toMatchObject({ sourceTokenAmount: '12.5' })
  expect([swap().sourceToken?.symbol, swap().toToken?.symbol]).toEqual(['USDC', 'DAI'])
  await pass(200)
  expect(sent('swap-quotes')).toMatchObject([{ amount: '12500000' }])
})

test.each([
  [{ toToken: 'NOPE' }, ['ETH', undefined, '1']],
  [{ toToken: 'USDC' }, ['ETH', 'USDC', '1']],
  [{ fromToken: 'DAI', toToken: 'dai', amount: '2' }, ['DAI', undefined, '2']],
])('R-SWAP-10 ignores the invalid parts of %j', async (preselection, expected) => {
  const { swap } = await setUpSwap({ preselection })
  const { sourceToken, toToken, sourceTokenAmount } = swap()
  expect([sourceToken?.symbol, toToken?.symbol, sourceTokenAmount]).toEqual(expected)
})

test.each([
  ['1e-7', '0.0000001'],
  ['1.5E-7', '0.00000015'],
  ['2e+1', '20'],
  [' 12.50 ', '12.5'],
  ['0', '0'],
])('R-SWAP-10 reads the amount %j exactly as %j', async (amount, expected) => {
  const { swap, log } = await setUpSwap({ preselection: { fromToken: 'USDC', amount } })
  expect(swap().sourceTokenAmount).toBe(expected)
  expect(log.entries.filter(({ level }) => level === 'warn')).toEqual([])
})

test.each(['abc', '', '1.2.3', '-1', '1,234', '1e', '1e999', 'NaN', 'Infinity', '0x10', 7, 19.99, {}, [], true])(
  'R-SWAP-10 leaves the field empty and warns the app when the amount is %j',
  async (amount) => {
    const { kit, swap, log, show, sent } = await setUpSwap({ isOpen: false })
    await show()
    await pass(1_000)
    const before = sent('swap-quotes').length
    // @ts-expect-error: plain JavaScript can pass any value
    await Promise.all([open(kit, { view: 'Swap', arguments: { toToken: 'USDC', amount } }), settled()])
    await pass(1_000)
    expect([swap().sourceTokenAmount, swap().quote, sent('swap-quotes').length]).toEqual(['', undefined, before])
    expect(log.entries.filter(({ level }) => level === 'warn').map(({ message }) => message)).toEqual([
      expect.stringContaining('of the swap is not a decimal number: it is left empty'),
    ])
  },
)

test.each([{ fromToken: 'NOPE', amount: '100' }, { fromToken: 'NOPE' }, { fromToken: 7, amount: '100' }])(
  'R-SWAP-10 offers no amount of another token when the token of %j is not found',
  async (preselection) => {
    const { kit, swap, log, show } = await setUpSwap({ isOpen: false })
    await show()
    // @ts-expect-error: plain JavaScript can pass any value
    await Promise.all([open(kit, { view: 'Swap', arguments: preselection }), settled()])
    expect([swap().sourceToken?.symbol, swap().sourceTokenAmount]).toEqual(['ETH', ''])
    expect(log.entries.filter(({ level }) => level === 'warn')).toHaveLength(1)
  },
)

test('R-SWAP-10 leaves the field empty when the tokens come too late for the amount', async () => {
  const { show, hold, swap } = await setUpSwap({ isOpen: false, preselection: { fromToken: 'USDC', amount: '5' } })
  const { release } = hold('convert/tokens')
  await show()
  await pass(5_000)
  release()
  await until(() => swap().phase !== 'initializing')
  expect([swap().sourceToken?.symbol, swap().sourceTokenAmount]).toEqual(['ETH', ''])
})

const FALSE_USDC = `eip155:1:0x${'01'.repeat(20)}`
const FALSE_ETHER = `eip155:1:0x${'02'.repeat(20)}`
const listed = (symbol: string, address: string) => ({ name: symbol, symbol, address, decimals: 6, logoUri: '' })
const withNamesakes = async (preselection: { toToken: string; fromToken?: string }) => {
  const bench = await setUpSwap({ preselection, isOpen: false })
  bench.respondAt('convert/tokens', () =>
    Response.json({
      tokens: [
        { ...listed('ETH', ETHER), decimals: 18 },
        listed('ETH', FALSE_ETHER),
        listed('usdc', FALSE_USDC),
        listed('USDC', USDC),
        listed('DAI', `eip155:1:0x${'03'.repeat(20)}`),
      ],
    }),
  )
  await bench.show()
  return bench
}

test.each([
  ['USDC', undefined],
  [USDC, USDC],
  [FALSE_USDC.slice('eip155:1:'.length), FALSE_USDC],
])(
  'R-SWAP-135 selects none of two tokens with one symbol for %s unless its address is given',
  async (toToken, address) => {
    const { swap } = await withNamesakes({ toToken })
    expect(swap().toToken?.address).toBe(address)
  },
)

test('R-SWAP-135 selects the native token by its symbol, and suggests no other token with that symbol', async () => {
  const { swap } = await withNamesakes({ fromToken: 'DAI', toToken: 'ETH' })
  expect(swap().toToken?.address).toBe(ETHER)
  expect(swap().suggestedTokens.map(({ symbol, address }) => [symbol, address === ETHER])).toEqual([
    ['ETH', true],
    ['DAI', false],
  ])
})

test.each([
  [4_999, 'USDC'],
  [5_000, undefined],
])('R-SWAP-10 waits at most 5 s for the tokens: after %d ms %s', async (ms, symbol) => {
  const { show, hold, swap } = await setUpSwap({ isOpen: false, preselection: { toToken: 'USDC' } })
  const { release } = hold('convert/tokens')
  await show()
  await pass(ms)
  release()
  await until(() => swap().phase !== 'initializing')
  expect(swap().toToken?.symbol).toBe(symbol)
})

test('R-MODAL-05 applies a new preselection when opened again, and keeps the user’s choice otherwise', async () => {
  const { kit, swap, unfollow } = await setUpSwap({ preselection: { toToken: 'USDC', amount: '0.1' } })
  setSwapAmount(kit, '0.2')
  unfollow()
  watchSwap(kit)
  expect(swap().sourceTokenAmount).toBe('0.2')
  await Promise.all([open(kit, { view: 'Swap', arguments: { toToken: 'DAI', amount: '0.3' } }), settled()])
  expect([swap().toToken?.symbol, swap().sourceTokenAmount]).toEqual(['DAI', '0.3'])
})

test('R-SWAP-02 R-VIEW-54 R-NAV-15 offers the networks with swaps on another network, and Back leaves the swap too', async () => {
  const { kit, show, views, eventsOf, swap } = await setUpSwap({ isOpen: false })
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await open(kit)
  push(kit, { view: 'Swap' })
  watchSwap(kit)
  expect(views()).toEqual(['Account', 'Swap', 'UnsupportedChain'])
  expect(currentRoute(kit.getState().navigation).data).toEqual({ swapUnsupportedChain: true })
  goBack(kit)
  expect(views()).toEqual(['Account'])
  await show()
  expect([views(), eventsOf('OPEN_SWAP')]).toEqual([['Swap', 'UnsupportedChain'], []])
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  await until(() => swap().phase === 'idle')
  expect([views(), eventsOf('OPEN_SWAP').length]).toEqual([['Swap'], 1])
})

test('R-SWAP-02 R-FLOW-33 can be closed when the networks are offered as the first view', async () => {
  const { kit, show } = await setUpSwap({ isOpen: false })
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await show()
  goBack(kit)
  expect(kit.getState().modal.open).toBe(false)
})

test('R-SWAP-05 R-VIEW-05 shows Connect when there is no address to swap from', async () => {
  const { kit, log } = createTestKit()
  start(kit)
  await open(kit, { view: 'Swap' })
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
  expect(log.entries.map(({ message }) => message)).toContain('No address found to swap the tokens from.')
  expect(() => setSwapAmount(kit, '1')).toThrow('No address found to swap the tokens from.')
})

test('R-SWAP-03 R-CFG-22 hides entry and view when the remote feature is off', async () => {
  const { kit, api, sent } = await setUpSwap({ isOpen: false, options: { features: { swaps: false } } })
  const offered = () => selectWalletActions(kit.getState(), kit.config).some(({ name }) => name === 'swaps')
  api.setScenario('500', { only: ['remote-config'] })
  expect(offered()).toBe(false)
  await open(kit, { view: 'Swap' })
  expect([kit.getState().modal.open, sent('swap-tokens')]).toEqual([false, []])
  const on = await setUpSwap()
  expect(on.kit.getState().config.remoteFeatures.swaps).toEqual(['1inch'])
})

test('R-CFG-65 R-SWAP-03 does not open where the app keeps swaps out of a region', async () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  const there = function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Shanghai' }
  }
  const { kit, log } = await setUpAccount({ options: { restrictRegions: true } })
  Intl.DateTimeFormat.prototype.resolvedOptions = there
  try {
    await open(kit, { view: 'Swap' })
  } finally {
    Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions
  }
  expect(kit.getState().modal.open).toBe(false)
  expect(log.entries.map(({ message }) => message)).toContain(
    'The view Swap is not shown: `restrictRegions` turns it off in this region',
  )
})

test('R-SWAP-02 reports that the network has no swaps to an app without views', async () => {
  const { kit, swap } = await setUpSwap({ isOpen: false })
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  watchSwap(kit)
  expect(swap().phase).toBe('failed')
  setSwapAmount(kit, '1')
  expect(swap().sourceTokenAmount).toBe('')
})
