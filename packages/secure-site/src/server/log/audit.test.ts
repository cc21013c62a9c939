import { createFrameScene } from '../../../test/frame-fixture.js'
import { createBrowser, waitForLogin } from '../../../test/login-window-fixture.js'
import type { AuditEvent } from './audit.js'

test('R-FRAME-95 audits a login in the window from the mail to the session, once each, without the email', async () => {
  const events: AuditEvent[] = []
  const scene = createFrameScene({ login: 'window', onAudit: (event) => events.push(event) })
  const email = 'ada@mail.example'
  const browser = createBrowser(scene)
  const login = await waitForLogin(scene, { method: 'email', email })
  const window = browser.open(login.offer)
  await window.waitFor('Open the link in your email')
  // The page of the link first shows it, then uses it up.
  await browser.openLink(scene.mails.at(-1)?.deviceLink, false)
  await browser.openLink(scene.mails.at(-1)?.deviceLink)
  await window.waitFor('You’re logged in')
  await login.collect()
  await login.frame.session.signOut()
  expect(events.map(({ event, status }) => `${event} ${status}`)).toEqual([
    'code-requested 200',
    'link-opened 200',
    'identity-proved 200',
    'login 200',
    'auth-share-read 200',
    'vault-share-read 200',
    'wallet-created 200',
    'sign-out 200',
  ])
  const [accountId, ...others] = events.map((event) => event.accountId).filter((id) => id !== undefined)
  expect(others.every((id) => id === accountId)).toBe(true)
  expect(JSON.stringify(events)).not.toContain(email)
  scene.end()
})
