import { currentRoute } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { showView, THEMES, violations } from '../../../test/views/render-view.js'

test('R-VIEW-57 R-FLOW-34 the page explains, and its focused button leads to GetWallet and is told', async () => {
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

test('R-FLOW-34 back leads to where the question was asked', async () => {
  const { kit, user } = await showView()
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
})

test('R-FLOW-34 R-CFG-49 an app without wallets has none to get: the focused button leads back', async () => {
  const { kit, user } = await showView({ options: { enableWallets: false } })
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(currentRoute(kit.getState().navigation).view).toBe('Connect')
})

test.each(THEMES)('R-VIEW-03 R-THEME-09 WhatIsAWallet passes an accessibility check in the %s theme', async (theme) => {
  await showView({ view: 'WhatIsAWallet', theme, locale: 'ar' })
  expect(await violations()).toEqual([])
})
