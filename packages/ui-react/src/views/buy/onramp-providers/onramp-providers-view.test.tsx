import { connect } from '@bowline/kit-core/actions'
import { bitcoin, mainnet, solana } from '@bowline/kit-core/networks'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { showOnramp } from '../../../../test/views/onramp-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'
import { button, createSwapService } from '../../../../test/views/swap-fixture.js'

const rows = () =>
  within(screen.getByRole('list', { name: 'Providers' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('R-FLOW-44 R-FLOW-34 R-RAMP-05 R-RAMP-13 R-RAMP-14 shows progress while options load, then the providers with their fees, the amount and the help', async () => {
  const service = createSwapService()
  service.hold('onramp-options')
  const { user, at, events, optionsRead } = await showOnramp({ service })
  expect(await screen.findByText('Loading options')).toBeInTheDocument()
  expect(rows()).toEqual(['Coinbase1-2% fee', 'Meld.io1-2% fee, buys USDC'])
  await service.release('onramp-options')
  await optionsRead()
  expect(screen.queryByText('Loading options')).toBeNull()
  expect(events.filter((event) => event.startsWith('SELECT_BUY'))).toEqual([
    'SELECT_BUY_CRYPTO {"isSmartAccount":false}',
  ])
  await user.click(button(/^Amount/))
  expect(at()).toBe('OnRampAmount')
  await user.click(button('Back'))
  await user.click(button('How buying works'))
  expect(at()).toBe('WhatIsABuy')
  expect(events).toContain('SELECT_WHAT_IS_A_BUY {}')
  expect(button('Got it')).toHaveFocus()
  await user.click(button('Got it'))
  expect(at()).toBe('OnRampProviders')
  await user.click(button(/^Purchase history/))
  expect(at()).toBe('OnRampActivity')
})

test('R-RAMP-15 R-FLOW-44 a press opens the window at once, waits for its page, and shows the pending purchase', async () => {
  const service = createSwapService()
  service.hold('onramp-url')
  const { user, windows, at, events } = await showOnramp({ service })
  await user.click(button(/^Coinbase/))
  expect(windows).toMatchObject([{ href: '', opener: null }])
  expect(button(/^Coinbase/)).toHaveAttribute('aria-busy', 'true')
  expect(button(/^Meld/)).toBeDisabled()
  expect(screen.getByText('Opening Coinbase')).toBeInTheDocument()
  await waitFor(() => expect(service.asked('onramp-url')).toHaveLength(1))
  await service.release('onramp-url')
  await waitFor(() => expect(at()).toBe('BuyInProgress'))
  expect(windows[0]?.href).toMatch(/^https:/)
  expect(events).toContain('SELECT_BUY_PROVIDER {"provider":"coinbase","isSmartAccount":false}')
})

test('R-FLOW-44 R-RAMP-18 leaving while the page loads cancels it', async () => {
  const service = createSwapService()
  service.hold('onramp-url')
  const { user, windows, at, onramp } = await showOnramp({ service })
  await user.click(button(/^Coinbase/))
  await user.click(button(/^Purchase history/))
  await service.release('onramp-url')
  await waitFor(() => expect(windows).toMatchObject([{ isClosed: true }]))
  expect([at(), onramp().opening, onramp().purchase]).toEqual(['OnRampActivity', undefined, undefined])
})

test('R-FLOW-44 R-VIEW-03 a page that fails to load shows an error and can be retried', async () => {
  const service = createSwapService()
  service.say('onramp-url', { url: 'javascript:alert(1)' })
  const { user, windows, at } = await showOnramp({ service })
  await user.click(button(/^Coinbase/))
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t open the payment page')
  expect([windows[0]?.isClosed, at()]).toEqual([true, 'OnRampProviders'])
  service.usual('onramp-url')
  await user.click(button(/^Coinbase/))
  await waitFor(() => expect(at()).toBe('BuyInProgress'))
})

test('R-RAMP-30 R-RAMP-34 R-RAMP-36 Meld opens, and its link stays available', async () => {
  const { user, windows } = await showOnramp()
  await user.click(button(/^Meld/))
  expect(windows[0]?.opener).toBeNull()
  expect(await screen.findByText('Continue in the new window')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Meld.io again' })).toHaveAttribute('href', windows[0]?.href)
  expect(screen.getByRole('link', { name: 'Open Meld.io again' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(button('Copy link')).toBeVisible()
})

test('R-RAMP-35 R-ACCT-61 Meld says why it is disabled without the app’s key', async () => {
  const { user, windows } = await showOnramp({ options: { meldPublicKey: undefined } })
  expect(rows()).toEqual(['Coinbase1-2% fee', 'Meld.ioNot available in this app'])
  expect(button(/^Meld/)).toBeDisabled()
  await user.click(button(/^Meld/))
  expect(windows).toEqual([])
})

test('R-RAMP-01 R-RAMP-12 R-FLOW-44 on Solana only Meld sells SOL, and without a provider the view says so', async () => {
  const { unmount } = await showOnramp({
    adapter: mockAdapter({ namespace: 'solana' }),
    options: { networks: [solana], meldPublicKey: 'pk_1' },
  })
  expect(rows()).toEqual(['Meld.io1-2% fee, buys SOL'])
  expect(screen.queryByRole('button', { name: /^Purchase history/ })).toBeNull()
  unmount()
  await showOnramp({ adapter: mockAdapter({ namespace: 'bip122' }), options: { networks: [bitcoin] } })
  expect(screen.getByText('Buying isn’t available on this network')).toBeVisible()
})

test('R-RAMP-39 R-RAMP-12 another namespace shows its own providers at once', async () => {
  const { kit } = await showOnramp({
    others: [mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, solana], meldPublicKey: 'pk_1' },
  })
  expect(rows()).toHaveLength(2)
  await act(async () => void (await connect(kit, { connectorId: 'test.wallet.solana' })))
  expect(rows()).toEqual(['Meld.io1-2% fee, buys SOL'])
})

test('R-FLOW-44 arrow keys move between the providers', async () => {
  const { user } = await showOnramp()
  act(() => button(/^Coinbase/).focus())
  await user.keyboard('{ArrowDown}')
  expect(button(/^Meld/)).toHaveFocus()
})

test('R-RAMP-01 R-RAMP-40 R-CFG-20 R-ACCT-61 Account offers Buy when it is enabled, on EVM and Solana only', async () => {
  const buy = () => screen.queryByRole('button', { name: 'Buy' })
  const { user, kit, unmount } = await showView({ view: 'Account', connected: true })
  await user.click(buy() ?? document.body)
  expect(kit.getState().navigation.history.at(-1)?.view).toBe('OnRampProviders')
  unmount()
  const off = await showView({ view: 'Account', connected: true, options: { features: { onramp: false } } })
  expect(buy()).toBeNull()
  off.unmount()
  const onBitcoin = { adapter: mockAdapter({ namespace: 'bip122' }), options: { networks: [bitcoin] as const } }
  await showView({ view: 'Account', connected: true, ...onBitcoin })
  expect(buy()).toBeNull()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-VIEW-60 R-THEME-09 the onramp views pass an accessibility check in the %s theme, also in Arabic',
  async (theme) => {
    const { unmount, optionsRead } = await showOnramp({ theme })
    await optionsRead()
    expect(await violations()).toEqual([])
    unmount()
    const { user } = await showOnramp({ theme, locale: 'ar', options: { meldPublicKey: undefined } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('شراء عملات مشفّرة')
    expect(await violations()).toEqual([])
    await user.click(button('كيف يتم الشراء'))
    expect(await violations()).toEqual([])
  },
)
