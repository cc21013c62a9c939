import { currentRoute } from '@bowline/kit-core'
import { watchSwap } from '@bowline/kit-core/actions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { THEMES, violations } from '../../../../test/views/render-view.js'
import { button, createSwapService, ETHER, showQuoted, showSwap, USDC } from '../../../../test/views/swap-fixture.js'

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const search = () => screen.getByRole('searchbox')

async function showPicker(params: Parameters<typeof showSwap>[0] = {}) {
  const shown = await showSwap(params)
  await waitFor(() => expect(shown.swap().sourceToken?.symbol).toBe('ETH'))
  await shown.user.click(screen.getAllByRole('button', { name: 'Select token' })[0] ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Select token' })
  return shown
}

test('R-FLOW-42 R-SWAP-44 R-SWAP-45 R-SWAP-81 R-SWAP-123 lists held tokens first, then suggested ones, without the other side’s token, and a choice goes back', async () => {
  const { kit, user } = await showPicker()
  expect(search()).toHaveFocus()
  expect(names()).toEqual([
    'USD CoinUSDC$99.98100',
    'AaveAAVE',
    'DaiDAI',
    'ChainlinkLINK',
    'UniswapUNI',
    'Tether USDUSDT',
    'Wrapped BitcoinWBTC',
    'Gemini DollarGUSD',
    'Harbour PointsHRBR',
    'PepePEPE',
  ])
  const suggested = within(screen.getByRole('toolbar')).getAllByRole('button')
  expect(suggested.map(({ textContent }) => textContent)).toEqual(['USDC', 'USDT', 'DAI', 'WBTC', 'LINK', 'UNI'])
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: /^USDC/ }))
  expect(currentRoute(kit.getState().navigation).view).toBe('Swap')
  await waitFor(() => expect(kit.getState().swap.toToken?.address).toBe(USDC))
})

test('R-FLOW-42 R-SWAP-44 finds tokens by name, symbol or address, says when none match, and arrow keys move in the list', async () => {
  const { user } = await showPicker()
  await user.keyboard('chainlink')
  expect(names()).toEqual([expect.stringContaining('LINK')])
  await user.clear(search())
  await user.keyboard(USDC.slice(-8).toLowerCase())
  expect(names()).toEqual([expect.stringContaining('USDC')])
  await user.clear(search())
  await user.keyboard('zzz')
  expect(screen.getByText('No tokens found')).toBeVisible()
  await user.clear(search())
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item).getByRole('button'))
  act(() => first?.focus())
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveFocus()
})

test('R-FLOW-42 R-SWAP-49 announces that tokens are loading, and says when there are none', async () => {
  const service = createSwapService()
  service.hold('swap-tokens')
  service.say('swap-tokens', { tokens: [] })
  await showSwap({ service, view: 'SwapSelectToken', data: { target: 'target' } })
  expect(screen.getByText('Loading tokens').closest('[role="status"]')).not.toBeNull()
  await service.release('swap-tokens')
  expect(await screen.findByText('No tokens to swap here')).toBeVisible()
})

test('R-FLOW-42 R-SWAP-50 shows an error with a retry when the tokens could not be loaded', async () => {
  const service = createSwapService()
  service.say('swap-tokens', {}, 500)
  const { kit, user } = await showSwap({ service })
  const stop = watchSwap(kit)
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load tokens')
  await user.click(screen.getAllByRole('button', { name: 'Select token' })[0] ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Select token' })
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load tokens')
  service.usual('swap-tokens')
  await user.click(button('Try again'))
  await waitFor(() => expect(names()).toContain('AaveAAVE'))
  stop()
})

test('R-FLOW-42 R-SWAP-45 leaves the target’s token out of the source’s list', async () => {
  const { user } = await showQuoted()
  await user.click(button(/^ETH/))
  expect(names().join()).not.toContain('USD Coin')
  expect(names()).toContainEqual(expect.stringMatching(/^EtherETH/))
})

test('R-FLOW-42 an untrusted token name is text, and is distinguished from the token it copies', async () => {
  const service = createSwapService()
  const copy = {
    name: 'USD\u202e Coin',
    symbol: 'USDC',
    address: `eip155:1:0x${'12'.repeat(20)}`,
    decimals: 6,
    logoUri: '',
  }
  const lookalike = { ...copy, symbol: 'U\u0405DT', name: '<img src=x>', address: `eip155:1:0x${'34'.repeat(20)}` }
  const real = { ...copy, name: 'USD Coin', address: USDC }
  const ether = { ...copy, name: 'Ether', symbol: 'ETH', address: ETHER, decimals: 18 }
  service.say('swap-tokens', { tokens: [ether, real, copy, lookalike] })
  await showPicker({ service })
  expect(names().filter((name) => name?.includes('USDC'))).toEqual([
    expect.stringContaining('0xA0…06eB48'),
    expect.stringContaining('0x12…121212'),
  ])
  expect(screen.getByText('<img src=x>')).toBeVisible()
  expect(screen.getAllByRole('img', { name: 'This name mixes look-alike letters' })).not.toHaveLength(0)
})

test.each(THEMES)(
  'R-VIEW-03 R-VIEW-59 R-THEME-09 SwapSelectToken passes an accessibility check in the %s theme',
  async (theme) => {
    await showPicker({ theme })
    expect(await violations()).toEqual([])
  },
)
