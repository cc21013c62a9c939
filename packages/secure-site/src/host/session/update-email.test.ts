import { createFrameScene } from '../../../test/frame-fixture.js'
import { createSandboxScene, readResult } from '../../../test/sandbox-fixture.js'
import { createMemoryStorage } from './frame-storage.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

test('R-CONN-62 R-CONN-63 R-FRAME-81 confirms the current email, then the new one, notifies the former one, and keeps the wallet', async () => {
  const frame = scene.startFrame()
  const addresses = await scene.logIn(frame)
  scene.clock.nowMs += 31_000
  const action = await frame.session.updateEmail({ email: 'ada@new.example' })
  expect(action).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  expect(scene.mails.at(-1)?.to).toBe(email)
  await frame.session.updateEmailPrimaryOtp({ otp: scene.lastCode() })
  expect(scene.mails.at(-1)?.to).toBe('ada@new.example')
  const saved = await frame.session.updateEmailSecondaryOtp({ otp: scene.lastCode() })
  expect(saved).toEqual({ newEmail: 'ada@new.example' })
  expect(scene.mails.slice(1).map(({ to, purpose, newEmail }) => [to, purpose, newEmail])).toEqual([
    [email, 'change-email', 'ada@new.example'],
    ['ada@new.example', 'new-email', undefined],
    [email, 'email-changed', 'ada@new.example'],
  ])
  expect((await frame.session.user({ namespace: 'eip155' })).email).toBe('ada@new.example')
  scene.clock.nowMs += 24 * 60 * 60_000
  expect(await scene.logIn(scene.startFrame(), 'ada@new.example')).toEqual(addresses)
  expect(await scene.logIn(scene.startFrame(), email)).not.toEqual(addresses)
})

test('R-CONN-62 rejects an email that already has an account', async () => {
  const bob = await scene.logIn(scene.startFrame(), 'bob@mail.example')
  const frame = scene.startFrame()
  await scene.logIn(frame)
  scene.clock.nowMs += 31_000
  await frame.session.updateEmail({ email: 'bob@mail.example' })
  await frame.session.updateEmailPrimaryOtp({ otp: scene.lastCode() })
  const saving = frame.session.updateEmailSecondaryOtp({ otp: scene.lastCode() })
  await expect(saving).rejects.toThrow('This email is already in use')
  expect(await scene.logIn(scene.startFrame(), 'bob@mail.example')).toEqual(bob)
})

test('R-CONN-62 does not accept a login code for an email change', async () => {
  const frame = scene.startFrame()
  await scene.logIn(frame)
  await expect(frame.session.updateEmailSecondaryOtp({ otp: scene.lastCode() })).rejects.toMatchObject({
    reason: 'otp_dead',
  })
})

test('R-FRAME-74 adds no first email to an account of a social login or of Farcaster', async () => {
  const sandbox = createSandboxScene()
  const { session } = sandbox.startFrame()
  const { uri } = await session.socialRedirectUri({ provider: 'github' })
  const { result } = readResult(await (await sandbox.consent(uri, 'allow')).text())
  const user = await session.connectSocial({ uri: result, signal: sandbox.signal })
  expect(user.email).toBeNull()
  await expect(session.updateEmail({ email: 'thief@evil.example' })).rejects.toThrow(
    'This login has no email to change',
  )
  expect(sandbox.mails).toEqual([])
  const thief = await sandbox.logIn(sandbox.startFrame(), 'thief@evil.example')
  expect(thief.eip155).not.toBe(user.address)
  sandbox.end()
})

test('R-FRAME-82 changes no email with a login older than 5 minutes, and sends no mail', async () => {
  const { session, ...frame } = scene.startFrame()
  await scene.logIn({ session, ...frame })
  const mails = scene.mails.length
  scene.clock.nowMs += 5 * 60_000
  expect(await session.prepareEmailUpdate()).toEqual({ current: email })
  scene.clock.nowMs += 1
  const old = 'Log out and log in again to change your email'
  await expect(session.prepareEmailUpdate()).rejects.toThrow(old)
  await expect(session.updateEmail({ email: 'ada@new.example' })).rejects.toThrow(old)
  expect(scene.mails).toHaveLength(mails)
})

test('R-FRAME-82 opens the wallet on a new device 24 hours after a change of the email, on the known device at once', async () => {
  const storage = { ...createMemoryStorage(), isLasting: true }
  const frame = scene.startFrame({ storage })
  const addresses = await scene.logIn(frame)
  scene.clock.nowMs += 31_000
  await frame.session.updateEmail({ email: 'ada@new.example' })
  await frame.session.updateEmailPrimaryOtp({ otp: scene.lastCode() })
  await frame.session.updateEmailSecondaryOtp({ otp: scene.lastCode() })
  const early = 'The email of this wallet was changed. A new device can open it from 2026-01-02 00:01 UTC'
  await expect(scene.logIn(scene.startFrame(), 'ada@new.example')).rejects.toThrow(early)
  frame.session.close()
  expect((await scene.startFrame({ storage }).session.signer()).addresses()).toEqual(addresses)
  scene.clock.nowMs += 24 * 60 * 60_000
  expect(await scene.logIn(scene.startFrame(), 'ada@new.example')).toEqual(addresses)
})
