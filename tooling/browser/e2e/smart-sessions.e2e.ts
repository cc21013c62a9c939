/** Smart sessions, from an app's request to the visitor's revocation. */
import type { Demo } from './pages/demo.js'
import { expect, test } from './test.js'

/** A connected account whose wallet asks its user from then on. */
async function openWithSessions(demo: Demo) {
  await demo.open({ mocks: 'page', wallet1: 'approve', smartSessions: '1' })
  await demo.connect()
  await demo.sandbox(1).setAnswer('ask')
  await expect(demo.page.getByTestId('sessions-count')).toHaveText('3')
}

async function openList(demo: Demo) {
  await demo.button('kit').click()
  await demo.modal.button('Smart sessions').click()
  await expect(demo.modal.title).toHaveText('Smart sessions')
  return demo.modal.dialog.locator('[data-part="session"]')
}

test('R-SESS-13 R-SESS-22 R-SESS-24 R-SESS-25 R-SESS-30 R-SESS-31 R-SESS-33 R-FLOW-54 a subscription is granted, listed in plain words, and revoked', async ({
  demo,
}) => {
  await openWithSessions(demo)
  await demo.page.getByTestId('grant-session').click()
  await expect(demo.wallet.line('Permission 1')).toHaveText('Spend up to 0.001 ETH every 86400 seconds')
  await demo.wallet.approve('grant-permissions')
  await expect(demo.page.getByTestId('sessions-count')).toHaveText('4')
  await expect(demo.page.getByTestId('sessions-error')).toHaveText('none')

  const sessions = await openList(demo)
  await expect(sessions).toHaveCount(2)
  const granted = sessions.first()
  await granted.getByRole('button').first().press('Enter')
  await expect(granted.getByText(/^Spend up to/)).toHaveText('Spend up to 0.001 ETH every day')
  await demo.modal.button('Revoke').click()
  await expect(demo.modal.dialog.getByRole('group')).toContainText('can no longer act for you')
  await demo.page.keyboard.press('Escape')
  await expect(demo.modal.button('Revoke')).toBeFocused()
  await demo.modal.button('Revoke').click()
  await demo.modal.button('Revoke').click()
  await demo.wallet.approve('revoke-permissions')
  await expect(sessions).toHaveCount(1)
  await demo.modal.dialog.getByRole('tab', { name: 'Revoked' }).click()
  await expect(sessions).toHaveCount(2)
})

test('R-SESS-29 R-SESS-34 what the visitor rejects in the wallet is neither granted nor revoked', async ({ demo }) => {
  await openWithSessions(demo)
  await demo.page.getByTestId('grant-session').click()
  await demo.wallet.reject('grant-permissions')
  await expect(demo.page.getByTestId('sessions-error')).toHaveText('User rejected the request')
  await expect(demo.page.getByTestId('sessions-count')).toHaveText('3')

  const sessions = await openList(demo)
  await sessions.first().getByRole('button').first().click()
  await demo.modal.button('Revoke').click()
  await demo.modal.button('Revoke').click()
  await demo.wallet.reject('revoke-permissions')
  await expect(demo.modal.dialog.getByText(/^Request declined/)).toBeVisible()
  await expect(sessions).toHaveCount(1)
})

test('R-SESS-01 R-SESS-03 R-CFG-19 when disabled, the account has no entry, and no code of it is fetched', async ({
  demo,
}) => {
  const asked: string[] = []
  demo.page.on('request', (request) => void asked.push(request.url()))
  await demo.open({ mocks: 'page', wallet1: 'approve' })
  await demo.connect()
  await demo.button('kit').click()
  await expect(demo.modal.title).toHaveText('Account')
  await expect(demo.modal.button('Smart sessions')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/v1/sessions/'))).toEqual([])
})
