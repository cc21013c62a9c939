import { grantPermissions } from '@bowline/kit-core/actions'
import { act, screen } from '@testing-library/react'
import { fullTest, THEMES, violations } from '../../../../test/views/render-view.js'
import { button, dailyRequest, sessionRows, settle, showSessions } from '../../../../test/views/session-fixture.js'

async function showCreated({ days, ...params }: Parameters<typeof showSessions>[0] & { days?: number } = {}) {
  const shown = await showSessions({ view: 'SmartSessionCreated', ...params })
  await act(async () => void (await grantPermissions(shown.kit, dailyRequest(days))))
  await settle()
  return shown
}

test('R-SESS-28 shows progress until the session is active', async () => {
  await showSessions({ view: 'SmartSessionCreated' })
  expect(screen.getByText('Activating the session')).toHaveAttribute('role', 'status')
})

test('R-FLOW-53 R-SESS-28 R-VIEW-63 describes the granted permissions, and a button opens the list', async () => {
  const { user } = await showCreated()
  expect(screen.getByRole('heading', { level: 2, name: 'The app can act for you' })).toBeVisible()
  expect(screen.getByText(/Spend up to/)).toHaveTextContent('Spend up to 0.002 ETH every day')
  expect(screen.getByText(/^It ends \w{3} \d+/)).toBeVisible()
  await user.click(button('See smart sessions'))
  await settle()
  expect(screen.getByRole('heading', { level: 1, name: 'Smart sessions' })).toBeVisible()
  expect(sessionRows()).toHaveLength(2)
})

test('R-SESS-28 R-VIEW-63 warns of permissions that last more than 30 days, as the list does', async () => {
  const { unmount } = await showCreated()
  expect(screen.queryByText('This lasts more than 30 days.')).toBeNull()
  unmount()
  await showCreated({ days: 40 })
  expect(screen.getByText('This lasts more than 30 days.')).toBeVisible()
})

fullTest.each(THEMES)('R-VIEW-03 SmartSessionCreated passes an accessibility check in the %s theme', async (theme) => {
  await showCreated({ theme })
  expect(await violations()).toEqual([])
})
