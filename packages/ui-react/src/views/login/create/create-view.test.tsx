import { currentRoute } from '@bowline/kit-core'
import { screen } from '@testing-library/react'
import { LEGAL, NO_LOGIN, row } from '../../../../test/views/connect-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

const field = () => screen.getByRole('combobox', { name: 'Email' })

test('R-VIEW-20 R-FLOW-04 shows the focused email field, social logins and a link to wallets, but no wallets', async () => {
  const { kit, user, events } = await showView({ view: 'Create' })
  expect(field()).toHaveFocus()
  expect(row('Continue with Google')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Wallets' })).not.toBeInTheDocument()
  await user.click(row('Get a wallet'))
  expect(currentRoute(kit.getState().navigation).view).toBe('GetWallet')
  expect(events).toContain('CLICK_GET_WALLET {}')
})

test('R-FLOW-04 shows only the link to wallets when no login is enabled', async () => {
  const { unmount } = await showView({ view: 'Create', options: { features: NO_LOGIN } })
  expect(screen.getByText('You can’t create a wallet here')).toBeVisible()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(row('Get a wallet')).toBeVisible()
  unmount()
  await showView({ view: 'Create', options: { enableWallets: false } })
  expect(screen.queryByRole('button', { name: 'Get a wallet' })).not.toBeInTheDocument()
})

test('R-VIEW-12 R-VIEW-98 R-FLOW-04 disables every method until the user agrees to the terms', async () => {
  const { user } = await showView({ view: 'Create', options: { ...LEGAL, features: { legalCheckbox: true } } })
  expect(field()).toBeDisabled()
  expect(field()).toHaveAccessibleDescription('Agree to the terms to continue')
  expect(row('Get a wallet')).toBeDisabled()
  await user.click(screen.getByRole('checkbox'))
  expect(row('Get a wallet')).toBeEnabled()
  expect(field()).toBeEnabled()
})

fullTest.each(THEMES)('R-VIEW-03 R-THEME-09 Create passes an accessibility check in the %s theme', async (theme) => {
  const { unmount } = await showView({ view: 'Create', theme })
  expect(await violations()).toEqual([])
  unmount()
  await showView({ view: 'Create', theme, locale: 'ar', options: { features: NO_LOGIN } })
  expect(await violations()).toEqual([])
})
