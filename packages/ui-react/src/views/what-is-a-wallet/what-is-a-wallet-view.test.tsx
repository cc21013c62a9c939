import { currentRoute } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { act, fireEvent, screen } from '@testing-library/react'
import { showView, THEMES, violations } from '../../../test/views/render-view.js'

const customWallets = [
  { id: 'own', name: 'Own Wallet', homepage: 'https://wallet.example/' },
  { id: 'bad', name: 'Bad Wallet', homepage: 'javascript:alert(1)' },
  { id: 'none', name: 'No Page' },
]

test('R-VIEW-57 R-FLOW-34 the page explains, and its focused button leads back', async () => {
  const { kit, user } = await showView()
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  expect(screen.getByRole('heading', { level: 1, name: 'What is a wallet?' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
})

test('R-VIEW-57 wallets the app suggests are linked, the first one focused, and a press tells CLICK_GET_WALLET', async () => {
  const { kit, events } = await showView({ options: { customWallets } })
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  const link = screen.getByRole('link', { name: /Own Wallet/ })
  expect(link).toHaveFocus()
  expect(link).toHaveAttribute('href', 'https://wallet.example/')
  expect(screen.queryByText('Bad Wallet')).not.toBeInTheDocument()
  expect(screen.queryByText('No Page')).not.toBeInTheDocument()
  fireEvent.click(link)
  expect(events).toContain('CLICK_GET_WALLET {}')
})

test.each(THEMES)('R-VIEW-03 R-THEME-09 WhatIsAWallet passes an accessibility check in the %s theme', async (theme) => {
  const { unmount } = await showView({ view: 'WhatIsAWallet', theme, locale: 'ar' })
  expect(await violations()).toEqual([])
  unmount()
  await showView({ view: 'WhatIsAWallet', theme, options: { customWallets } })
  expect(await violations()).toEqual([])
})
