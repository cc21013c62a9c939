import { ETHER, pass, settled, setUpSwap, USDC, until } from '../../../test/swap-fixture.js'
import {
  clearSwap,
  pickSwapToken,
  setSwapAmount,
  setSwapMax,
  setSwapToken,
  switchNetwork,
  switchSwapTokens,
} from '../../actions.js'
import { currentRoute, selectSwapDetails } from '../../index.js'
import { mockAdapter } from '../../testing/index.js'
import { selectHasSwapMax, selectSwapChoices, selectSwapLabel } from './select-swap.js'

test('R-SWAP-43 shows the first button label that applies', async () => {
  const { kit, coin } = await setUpSwap()
  const label = () => selectSwapLabel(kit.getState())
  expect(label()).toBe('select-token')
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  setSwapAmount(kit, '')
  expect(label()).toBe('enter-amount')
  setSwapAmount(kit, '5')
  expect(label()).toBe('insufficient-balance')
  setSwapAmount(kit, '0.1')
  expect(label()).toBe('review')
})

test('R-SWAP-23 switches the sides and gives the amount that was to be received', async () => {
  const { kit, coin, swap } = await setUpSwap()
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  await pass(200)
  const { toTokenAmount } = swap()
  expect(Number(toTokenAmount)).toBeGreaterThan(2_900)
  switchSwapTokens(kit)
  expect(swap()).toMatchObject({ sourceTokenAmount: toTokenAmount, phase: 'quoting', toTokenAmount: '' })
  expect([swap().sourceToken?.symbol, swap().toToken?.symbol]).toEqual(['USDC', 'ETH'])
})

test('R-SWAP-23 R-SWAP-17 switches with amount 1 without a quote, and cuts digits beyond the token’s decimals', async () => {
  const { kit, coin, swap } = await setUpSwap()
  setSwapToken(kit, { side: 'target', token: coin('GUSD') })
  await pass(200)
  switchSwapTokens(kit)
  expect(swap().sourceTokenAmount).toMatch(/^\d+(\.\d{1,2})?$/)
  switchSwapTokens(kit)
  expect([swap().sourceToken?.symbol, swap().sourceTokenAmount]).toEqual(['ETH', '1'])
})

test('R-SWAP-42 R-CONST-23 fills in the whole balance of a token, and of the native token less the gas', async () => {
  const { kit, coin, swap } = await setUpSwap()
  expect(selectHasSwapMax(kit.getState())).toBe(true)
  setSwapMax(kit)
  const left = 388_292_259_124_632_773n - 2n * 150_000n * 21_000_000_000n
  expect(swap().sourceTokenAmount).toBe(`0.${left}`)
  setSwapToken(kit, { side: 'source', token: coin('USDC') })
  setSwapMax(kit)
  expect(swap().sourceTokenAmount).toBe('143.736232')
  setSwapToken(kit, { side: 'source', token: coin('LINK') })
  expect(selectHasSwapMax(kit.getState())).toBe(false)
})

test('R-SWAP-112 subtracts gas whose price loads after Max, unless another amount was typed', async () => {
  const left = `0.${388_292_259_124_632_773n - 2n * 150_000n * 21_000_000_000n}`
  for (const [typed, amount] of [
    [undefined, left],
    ['0.25', '0.25'],
  ] as const) {
    const { kit, hold, show, swap } = await setUpSwap({ isOpen: false })
    const { release } = hold('convert/gas-price')
    await show()
    await until(() => swap().sourceToken !== undefined)
    setSwapMax(kit)
    if (typed) setSwapAmount(kit, typed)
    expect(swap().gasPrice).toBeUndefined()
    release()
    await until(() => swap().gasPrice !== undefined)
    await settled()
    expect(swap().sourceTokenAmount).toBe(amount)
  }
})

test('R-SWAP-125 subtracts the data fee from Max of the native token as soon as it is known', async () => {
  const held = 388_292_259_124_632_773n
  const gas = 2n * 150_000n * 21_000_000_000n
  const { kit, swap } = await setUpSwap({ adapters: [mockAdapter({ dataFeePerByte: 10n ** 12n })] })
  setSwapMax(kit)
  await settled()
  expect(swap().sourceTokenAmount).toBe(`0.${held - gas - 2_000n * 10n ** 12n}`)
  setSwapMax(kit)
  expect(swap().sourceTokenAmount).toBe(`0.${held - gas - 2_000n * 10n ** 12n}`)
})

test('R-SWAP-125 keeps an amount typed while the data fee loads', async () => {
  const { kit, swap } = await setUpSwap({ adapters: [mockAdapter({ dataFeePerByte: 10n ** 12n })] })
  setSwapMax(kit)
  setSwapAmount(kit, '0.25')
  await settled()
  expect(swap().sourceTokenAmount).toBe('0.25')
})

test.each([
  ['0.00005', false],
  ['0.000051', true],
])('R-SWAP-42 R-CONST-23 shows for a balance worth %s US dollars: %s', async (numeric, isOffered) => {
  const { kit, respondAt, show, coin } = await setUpSwap({ isOpen: false })
  const dai = {
    name: 'Dai',
    symbol: 'DAI',
    chainId: 'eip155:1',
    address: 'eip155:1:0x6B175474E89094C44Da98b954EedeAC495271d0F',
  }
  respondAt('/balance', () =>
    Response.json({ balances: [{ ...dai, price: 1, value: 0, iconUrl: '', quantity: { decimals: '18', numeric } }] }),
  )
  await show()
  setSwapToken(kit, { side: 'source', token: coin('DAI') })
  expect(selectHasSwapMax(kit.getState())).toBe(isOffered)
})

test('R-SWAP-45 excludes the token of one side from the other', async () => {
  const { kit, coin, swap } = await setUpSwap()
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  const symbols = (side: 'source' | 'target') => selectSwapChoices(kit.getState(), side).map(({ symbol }) => symbol)
  expect(symbols('target')).not.toContain('ETH')
  expect(symbols('source')).not.toContain('USDC')
  setSwapToken(kit, { side: 'source', token: coin('USDC') })
  expect(swap().sourceToken?.symbol).toBe('ETH')
  setSwapToken(kit, { side: 'source', token: { ...coin('DAI'), address: USDC.toLowerCase() } })
  expect(swap().sourceToken?.symbol).toBe('ETH')
  expect(selectSwapChoices(kit.getState(), 'target')).toBe(selectSwapChoices(kit.getState(), 'target'))
})

test('R-SWAP-44 R-SWAP-81 R-TRACK-02 opens the token list for its side, held tokens first, then suggested ones, and tracks it', async () => {
  const { kit, eventsOf } = await setUpSwap()
  pickSwapToken(kit, { side: 'target' })
  expect(currentRoute(kit.getState().navigation)).toEqual({ view: 'SwapSelectToken', data: { target: 'target' } })
  expect(eventsOf('CLICK_SELECT_TOKEN_TO_SWAP')).toHaveLength(1)
  const choices = selectSwapChoices(kit.getState(), 'target')
  const ranks = choices.map(({ quantity, isSuggested }) => (Number(quantity) > 0 ? 'a' : isSuggested ? 'b' : 'c'))
  expect([...new Set(ranks)].sort().slice(0, 2)).toEqual(['a', 'b'])
  expect(ranks).toEqual([...ranks].sort())
  const worth = choices.map(({ value }) => value)
  expect(worth).toEqual([...worth].sort((one, other) => other - one))
})

test('R-SWAP-09 restores the initial form when it is cleared', async () => {
  const { kit, coin, swap } = await setUpSwap()
  setSwapToken(kit, { side: 'target', token: coin('USDC') })
  setSwapAmount(kit, '0.2')
  await pass(200)
  clearSwap(kit)
  expect(swap()).toMatchObject({
    phase: 'idle',
    sourceTokenAmount: '1',
    toToken: undefined,
    toTokenAmount: '',
    quote: undefined,
  })
  expect([swap().sourceToken?.address, selectSwapDetails(kit.getState())]).toEqual([ETHER, undefined])
})

test('R-SWAP-48 resets tokens, prices, amounts and errors on another network, and starts again', async () => {
  const { kit, coin, swap, sent, view } = await setUpSwap()
  setSwapToken(kit, { side: 'target', token: coin('LINK') })
  setSwapAmount(kit, '5')
  await pass(200)
  expect(swap().error).toBe('Insufficient balance')
  pickSwapToken(kit, { side: 'source' })
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(swap()).toMatchObject({
    phase: 'initializing',
    tokens: [],
    sourceTokenAmount: '',
    error: undefined,
    networkPrice: 0,
  })
  expect(view()).toBe('Swap')
  await until(() => swap().phase === 'idle')
  expect(swap()).toMatchObject({ sourceTokenAmount: '1', toToken: undefined })
  expect([swap().sourceToken?.symbol, sent('swap-tokens').at(-1)?.chainId]).toEqual(['POL', 'eip155:137'])
})

test('R-SWAP-48 starts a separate swap for another account', async () => {
  const { swap, wallet, coin, kit } = await setUpSwap()
  setSwapToken(kit, { side: 'target', token: coin('LINK') })
  wallet.changeAccounts([{ address: '0x2222222222222222222222222222222222222222' }])
  expect(swap().toToken).toBeUndefined()
  await settled()
  await until(() => swap().phase === 'idle')
})
