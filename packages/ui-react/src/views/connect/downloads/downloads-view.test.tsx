import { goBack, push } from '@bowline/kit-core/actions'
import { act, screen, waitFor, within } from '@testing-library/react'
import { simulateDevice } from '../../../../test/page/device.js'
import { fullTest, type ShowParams, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const FOX = {
  id: 'fox',
  name: 'Fox Wallet',
  homepage: 'https://fox.example/?from=kit',
  app_store: 'https://apps.example/fox',
  play_store: 'https://play.example/fox',
  chrome_store: 'https://chrome.example/fox',
}
const BARE = { id: 'bare', name: 'Bare Wallet' }

const showDownloads = (wallet: typeof BARE = FOX, params: ShowParams = {}) =>
  showView({ view: 'Downloads', data: { wallet }, ...params })

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

const storeCode = (store: string) => screen.findByRole('img', { name: `QR code for ${store}` })
const dotsOf = async (store: string) => (await storeCode(store)).querySelector('img')?.getAttribute('src')

test('R-VIEW-38 R-VIEW-144 R-FLOW-12 a computer shows the extension, the website and a QR code for each phone store', async () => {
  const { user } = await showDownloads()
  expect(screen.getByRole('heading', { level: 2, name: 'Get Fox Wallet' })).toBeVisible()
  const ofApple = await dotsOf('App Store')
  const here = [
    ['Chrome Web Store', 'https://chrome.example/fox'],
    ['Website', 'https://fox.example/?from=kit'],
  ]
  expect(links()).toEqual([...here, ['App Store', 'https://apps.example/fox']])
  await user.click(screen.getByRole('tab', { name: 'Google Play' }))
  expect(await dotsOf('Google Play')).not.toBe(ofApple)
  expect(links()).toEqual([...here, ['Google Play', 'https://play.example/fox']])
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('R-VIEW-144 shows the QR code without tabs for a wallet in one store', async () => {
  const { play_store: _, ...wallet } = FOX
  await showDownloads(wallet)
  expect(await storeCode('App Store')).toBeVisible()
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
})

test.each([
  ['iphone', 'App Store'],
  ['android', 'Google Play'],
] as const)('R-VIEW-38 R-FLOW-12 an %s shows its own store and the website', async (device, store) => {
  simulateDevice(device)
  await showDownloads()
  expect(links().map(([name]) => name)).toEqual([store, 'Website'])
  expect(document.querySelector('[data-part="qr-code"], [data-part="skeleton"]')).toBeNull()
})

test('R-VIEW-88 each store has its icon', async () => {
  await showDownloads()
  await storeCode('App Store')
  const pictures = () => screen.getAllByRole('link').map((link) => link.querySelector('img')?.getAttribute('src'))
  const mark = expect.stringMatching(/^data:image\/svg\+xml,/)
  await waitFor(() => expect(pictures()).toEqual([mark, undefined, mark]))
  expect(new Set(pictures()).size).toBe(3)
  expect(await violations()).toEqual([])
})

test('R-FLOW-12 the links are in Tab order, and a press is tracked', async () => {
  const { user, events } = await showDownloads()
  const [first, second] = screen.getAllByRole('link')
  screen.getByRole('heading', { level: 1, name: 'Get a wallet' }).focus()
  while (document.activeElement !== first) await user.tab()
  await user.tab()
  expect(second).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(events).toContain('CLICK_GET_WALLET {}')
})

test.each([
  ['R-FLOW-12 a wallet without links', BARE],
  [
    'R-FLOW-12 a wallet with unsafe links',
    { ...BARE, homepage: 'javascript:alert(1)', app_store: 'itms-apps://x', chrome_store: 'https://a@bad.example/' },
  ],
])('%s shows that there is no download', async (_, wallet) => {
  await showDownloads(wallet)
  expect(links()).toEqual([])
  expect(screen.getByText('No download found')).toBeVisible()
})

test('R-FLOW-12 R-NAV-12 back returns to the wallet', async () => {
  const { kit } = await showView({ view: 'ConnectingWalletConnect', data: { wallet: FOX } })
  act(() => push(kit, { view: 'Downloads', data: { wallet: FOX } }))
  act(() => goBack(kit))
  expect(screen.getByRole('heading', { level: 1, name: 'Fox Wallet' })).toBeVisible()
})

test('R-CONN-09 an untrusted name is sanitized', async () => {
  await showDownloads({ ...FOX, name: `\u202e${'W'.repeat(5000)}` })
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`Get ${'W'.repeat(40)}…`)
})

test('R-CONN-09 a name with lookalike letters is marked', async () => {
  await showDownloads({ ...FOX, name: 'Met\u0430Fox' })
  const heading = screen.getByRole('heading', { level: 2 })
  expect(within(heading).getByRole('img', { name: 'This name mixes look-alike letters' })).toBeVisible()
})

fullTest.each(THEMES)('R-VIEW-03 R-THEME-09 Downloads passes an accessibility check in the %s theme', async (theme) => {
  const { unmount } = await showDownloads(FOX, { theme, locale: 'ar' })
  expect(await violations()).toEqual([])
  unmount()
  await showDownloads(BARE, { theme })
  expect(await violations()).toEqual([])
})
