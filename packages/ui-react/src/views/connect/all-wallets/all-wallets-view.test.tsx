import { currentRoute } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { createExplorer, testWallets } from '../../../../test/page/explorer.js'
import { placeholders, showAll, tile, tiles } from '../../../../test/views/all-wallets-fixture.js'
import { expectLoading } from '../../../../test/views/expect-loading.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

test('R-VIEW-21 R-VIEW-22 R-FLOW-05 R-HOST-16 shows sixteen placeholders, then a grid of the first page', async () => {
  const explorer = createExplorer()
  explorer.answer('held')
  await showAll(explorer)
  expect(placeholders()).toHaveLength(16)
  expectLoading('Loading wallets')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  expect(explorer.asked).toHaveLength(1)
  await explorer.release()
  expect(screen.getByRole('grid', { name: 'Wallets' })).toHaveAttribute('aria-colcount', '4')
  expect(tiles().slice(0, 3)).toEqual([expect.stringContaining('Wallet 1'), 'Wallet 2', 'Wallet 3'])
  expect(screen.getByRole('switch', { name: 'Certified only' })).not.toBeChecked()
})

test('R-CONN-22 lists featured and recommended wallets first and once', async () => {
  const explorer = createExplorer()
  const [, second, third] = testWallets(3)
  if (!second || !third) throw new Error('too few wallets')
  await showAll(explorer, {
    before: (kit) =>
      kit.store.set(({ directory }) => ({
        directory: { ...directory, status: 'ready', featured: [third], recommended: [second, third] },
      })),
  })
  expect(tiles().slice(0, 4)).toEqual(['Wallet 3', 'Wallet 2', expect.stringContaining('Wallet 1'), 'Wallet 4'])
})

test('R-CONN-22 R-VIEW-08 shows placeholders while the first directory wallets load, so that nothing moves later', async () => {
  const explorer = createExplorer()
  const { kit } = await showAll(explorer, {
    before: (asked) => asked.store.set(({ directory }) => ({ directory: { ...directory, status: 'loading' } })),
  })
  expect(explorer.asked).toHaveLength(1)
  expect(placeholders()).toHaveLength(16)
  act(() => kit.store.set(({ directory }) => ({ directory: { ...directory, status: 'ready' } })))
  expect(screen.getByRole('grid')).toBeVisible()
})

test('R-CONN-28 R-CONN-09 loads icons only of wallets near the screen', async () => {
  const explorer = createExplorer()
  await showAll(explorer)
  expect(explorer.pictures).toContain('i12')
  expect(document.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  expect(explorer.pictures).not.toContain('i40')
})

test('R-VIEW-21 R-FLOW-05 shows a QR button and three columns on a phone', async () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agent })
  try {
    const { kit, user } = await showAll(createExplorer())
    await user.click(screen.getByRole('button', { name: 'Show QR code' }))
    expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnect')
  } finally {
    Reflect.deleteProperty(navigator, 'userAgent')
  }
})

test('R-VIEW-21 shows no QR button on a desktop', async () => {
  await showAll(createExplorer())
  expect(screen.queryByRole('button', { name: 'Show QR code' })).not.toBeInTheDocument()
})

test('R-VIEW-12 disables every wallet until the user agrees to the terms', async () => {
  const { user, kit } = await showAll(createExplorer(), {
    options: { termsConditionsUrl: 'https://a.example/terms', features: { legalCheckbox: true } },
  })
  await user.click(tile('Wallet 2'))
  expect(currentRoute(kit.getState().navigation).view).toBe('AllWallets')
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await user.click(tile('Wallet 2'))
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingWalletConnect')
})

test('R-VIEW-143 shows the terms when it is the first view, and not after Connect', async () => {
  const options = { termsConditionsUrl: 'https://a.example/terms' }
  const { unmount } = await showAll(createExplorer(), { options })
  expect(screen.getByRole('link', { name: /terms/i })).toHaveAttribute('href', 'https://a.example/terms')
  unmount()
  const { kit } = await showView({ options })
  act(() => push(kit, { view: 'AllWallets' }))
  expect(await screen.findByRole('searchbox')).toBeVisible()
  expect(screen.queryByRole('link', { name: /terms/i })).not.toBeInTheDocument()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 AllWallets passes an accessibility check in the %s theme',
  async (theme) => {
    const explorer = createExplorer()
    const { unmount } = await showAll(explorer, { theme })
    expect(await violations()).toEqual([])
    unmount()
    explorer.answer('broken')
    await showAll(explorer, { theme, locale: 'ar' })
    expect(screen.getByRole('alert')).toBeVisible()
    expect(await violations()).toEqual([])
  },
)
