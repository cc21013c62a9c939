import { currentRoute } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

test('R-VIEW-57 R-FLOW-34 WhatIsAWallet explains wallets, and its focused button opens GetWallet and is tracked', async () => {
  const { kit, user, events } = await showView()
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  expect(screen.getByRole('heading', { level: 1, name: 'What is a wallet?' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Get a wallet' })).toHaveFocus()
  expect(events).not.toContain('CLICK_GET_WALLET {}')
  await user.keyboard('{Enter}')
  expect(currentRoute(kit.getState().navigation).view).toBe('GetWallet')
  expect(events).toContain('CLICK_GET_WALLET {}')
})

test('R-FLOW-34 back returns to the previous view', async () => {
  const { kit, user } = await showView()
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
})

test('R-FLOW-34 R-CFG-49 the focused button goes back when the app has no wallets', async () => {
  const { kit, user } = await showView({ options: { enableWallets: false } })
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 WhatIsAWallet passes an accessibility check in the %s theme',
  async (theme) => {
    await showView({ view: 'WhatIsAWallet', theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
