import { push } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { opened } from '../../../../test/page/device.js'
import { button, showLoggedIn } from '../../../../test/views/embedded-fixture.js'
import { THEMES, violations } from '../../../../test/views/render-view.js'

test('R-CONN-64 R-FLOW-20 the focused link opens the secure dashboard in a new tab and is tracked, and back returns', async () => {
  const { kit, user, view, events } = await showLoggedIn({
    view: 'AccountSettings',
    options: { endpoints: { secureSite: 'https://secure.example' } },
  })
  act(() => push(kit, { view: 'UpgradeEmailWallet' }))
  expect(screen.getByRole('link', { name: 'Open dashboard' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(opened.at(-1)?.slice(0, 2)).toEqual(['https://secure.example/dashboard', '_blank'])
  expect(events).toContain('EMAIL_UPGRADE_FROM_MODAL {}')
  await user.click(button('Back'))
  expect(view()).toBe('AccountSettings')
})

test.each(THEMES)(
  'R-VIEW-03 R-THEME-09 UpgradeEmailWallet passes an accessibility check in the %s theme',
  async (theme) => {
    await showLoggedIn({ view: 'UpgradeEmailWallet', theme, locale: 'ar' })
    expect(await violations()).toEqual([])
  },
)
