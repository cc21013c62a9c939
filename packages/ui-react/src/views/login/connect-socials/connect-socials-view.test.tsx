import { currentRoute } from '@bowline/kit-core'
import { push } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { LEGAL, row, rows } from '../../../../test/views/connect-fixture.js'
import { fullTest, showView, THEMES, violations } from '../../../../test/views/render-view.js'

test('R-VIEW-19 R-FLOW-03 lists every enabled social login in order', async () => {
  const { unmount } = await showView({ view: 'ConnectSocials' })
  expect(screen.getByRole('heading', { name: 'Social logins' })).toBeVisible()
  const names = ['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook']
  expect(rows()).toEqual(names.map((name) => `Continue with ${name}`))
  unmount()
  await showView({ view: 'ConnectSocials', options: { features: { socials: ['apple', 'google'] } } })
  expect(rows()).toEqual(['Continue with Apple', 'Continue with Google'])
})

test('R-FLOW-03 Farcaster opens its own view, and back returns', async () => {
  const { kit, user } = await showView()
  act(() => push(kit, { view: 'ConnectSocials' }))
  await user.click(row('Continue with Farcaster'))
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectingFarcaster')
  await user.click(row('Back'))
  expect(currentRoute(kit.getState().navigation).view).toBe('ConnectSocials')
})

test('R-VIEW-19 R-FLOW-03 R-VIEW-12 disables every login until the user agrees to the terms', async () => {
  const { user } = await showView({
    view: 'ConnectSocials',
    options: { ...LEGAL, features: { legalCheckbox: true } },
  })
  expect(row('Continue with Google')).toBeDisabled()
  expect(screen.getByRole('list', { name: 'Social logins' })).toHaveAccessibleDescription(
    'Agree to the terms to continue',
  )
  await user.click(screen.getByRole('checkbox'))
  expect(row('Continue with Google')).toBeEnabled()
})

test('R-FLOW-03 arrow keys move between the logins', async () => {
  const { user } = await showView({ view: 'ConnectSocials' })
  row('Continue with Google').focus()
  await user.keyboard('{ArrowDown}')
  expect(row('Continue with X')).toHaveFocus()
  await user.keyboard('{End}')
  expect(row('Continue with Facebook')).toHaveFocus()
})

fullTest.each(THEMES)(
  'R-VIEW-03 R-THEME-09 ConnectSocials passes an accessibility check in the %s theme',
  async (theme) => {
    const { unmount } = await showView({ view: 'ConnectSocials', theme })
    expect(await violations()).toEqual([])
    unmount()
    await showView({ view: 'ConnectSocials', theme, locale: 'ar', options: { features: { socials: false } } })
    expect(await violations()).toEqual([])
  },
)
