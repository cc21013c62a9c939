import { createFakeFrame } from '@bowline/secure-frame/testing'
import { EMAIL, setUpEmbedded, stopEmbedded, turn, until } from '../../../test/embedded-fixture.js'
import { loginWithEmail, open, start } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { contentSecurityPolicy } from '../../server.js'
import { createTestKit } from '../../testing/index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

test('R-FRAME-08 R-ERR-05 R-ALERT-07 reports a frame that does not load to the app and the user', async () => {
  const { kit, fake } = await setUpEmbedded()
  fake.load('failed')
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({
    message: 'Unable to load email login dependency',
    code: 'auth/frame-load',
  })
  expect(kit.getState().auth.frame).toBe('failed')
  expect(kit.getState().alert.shortMessage).toBe('Network Error - Could not load embedded wallet')
})

test('R-FRAME-11 R-FRAME-13 R-FRAME-15 R-ALERT-07 R-ALERT-08 R-CONST-07 reports a frame or response that times out, and the next attempt succeeds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, fake, asked, view } = await setUpEmbedded()
  void open(kit)
  fake.load('never')
  const unloaded = expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({ code: 'auth/frame-load' })
  await until(() => fake.opened.length === 1)
  await jest.advanceTimersByTimeAsync(20_000)
  await unloaded
  expect(kit.getState().alert.shortMessage).toBe('Network Error - Could not load embedded wallet')
  fake.load('well')
  fake.keepSilentOn('CONNECT_EMAIL')
  await jest.advanceTimersByTimeAsync(10_000)
  const silent = expect(loginWithEmail(kit, { email: EMAIL })).rejects.toThrow('Something went wrong')
  for (let seconds = 0; seconds < 31; seconds += 1) await jest.advanceTimersByTimeAsync(1_000)
  await silent
  expect(asked()).toContain('CONNECT_EMAIL')
  expect(kit.getState().alert.shortMessage).toBe('Embedded Wallet Request Timed Out')
  fake.keepSilentOn('CONNECT_EMAIL', false)
  await loginWithEmail(kit, { email: EMAIL })
  expect(view()).toBe('EmailVerifyOtp')
})

test('R-ALERT-06 R-FRAME-73 raises one alert, at once, when the secure site does not allow the page; the next try works', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, fake, log, view } = await setUpEmbedded()
  void open(kit)
  fake.load('forbidden')
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({
    code: 'auth/frame-load',
    message: 'Unable to load email login dependency',
  })
  await jest.advanceTimersByTimeAsync(60_000)
  expect(kit.getState().auth.frame).toBe('failed')
  expect(kit.getState().alert.code).toBe('alert/unverified-domain')
  const alerts = log.entries.filter(({ message }) => message.includes('(alert/'))
  expect(alerts.map(({ message }) => message.slice(0, message.indexOf(':')))).toEqual([
    'Invalid App Configuration (alert/unverified-domain)',
  ])
  fake.load('well')
  await loginWithEmail(kit, { email: EMAIL })
  expect(view()).toBe('EmailVerifyOtp')
})

test('R-ALERT-06 R-ALERT-09 raises alerts for an unverified domain and for an expired session', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, fake } = await setUpEmbedded()
  fake.rejectNext('CONNECT_EMAIL', { reason: 'unverified_domain' })
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toThrow('An error occurred')
  expect(kit.getState().alert).toMatchObject({
    code: 'alert/unverified-domain',
    shortMessage: 'Invalid App Configuration',
  })
  fake.rejectNext('CONNECT_EMAIL', { reason: 'session_expired' })
  jest.advanceTimersByTime(30_000)
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toThrow()
  expect(kit.getState().alert.shortMessage).toBe('Session Expired')
})

test('R-FRAME-05 R-FRAME-03 R-FRAME-06 opens one frame at the configured site with the first request', async () => {
  const fake = createFakeFrame({ emailAction: 'CONNECT' })
  const { kit } = createTestKit({
    adapters: [],
    frame: fake.openChannel,
    options: { networks: [mainnet], endpoints: { secureSite: 'https://own.example/path' } },
  })
  const stop = start(kit)
  await turn()
  expect(fake.opened).toEqual([])
  await loginWithEmail(kit, { email: EMAIL })
  stop()
  expect(fake.opened).toEqual([
    expect.objectContaining({
      origin: 'https://own.example',
      projectId: 'test',
      chainId: 'eip155:1',
      enableLogger: false,
    }),
  ])
})

test.each([
  [{}, false],
  [{ enableAuthLogger: true }, true],
])('R-CFG-09 R-FRAME-60 with %j sets logging of more than errors in the frame to %p', async (options, isOn) => {
  const { kit, fake, log } = await setUpEmbedded({ frame: { emailAction: 'CONNECT' }, options })
  await loginWithEmail(kit, { email: EMAIL })
  expect(fake.opened).toMatchObject([{ enableLogger: isOn }])
  expect(log.entries.some(({ level, message }) => level === 'debug' && message === 'The embedded wallet')).toBe(isOn)
})

describe('a secure site named at build time', () => {
  const NAME = 'NEXT_PUBLIC_BOWLINE_SECURE_SITE_URL'
  afterEach(() => void delete process.env[NAME])

  test.each([
    [{}, 'https://built.example/', 'https://built.example'],
    [{ secureSite: 'https://own.example' }, 'https://built.example/', 'https://own.example'],
    [{}, 'no address', undefined],
    [{}, undefined, undefined],
  ])('R-FRAME-05 with endpoints %j and the variable %j opens the frame at %j', async (endpoints, variable, origin) => {
    if (variable !== undefined) process.env[NAME] = variable
    const fake = createFakeFrame({ emailAction: 'CONNECT' })
    const { kit } = createTestKit({
      adapters: [],
      frame: fake.openChannel,
      options: { networks: [mainnet], endpoints },
    })
    const stop = start(kit)
    expect(kit.getState().config.remoteFeatures.email).toBe(origin !== undefined)
    await loginWithEmail(kit, { email: EMAIL }).catch(() => undefined)
    stop()
    expect(fake.opened.map((opened) => opened.origin)).toEqual(origin === undefined ? [] : [origin])
    const policy = contentSecurityPolicy({ nonce: 'n', endpoints })
    expect(policy).toContain(`frame-src ${origin ?? "'none'"}`)
  })
})

test('R-FRAME-05 opens no frame without a secure site, and rejects the login', async () => {
  const fake = createFakeFrame()
  const { kit, requests } = createTestKit({ adapters: [], frame: fake.openChannel, options: { endpoints: {} } })
  const stop = start(kit)
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({
    code: 'auth/frame-load',
    cause: new Error('endpoints.secureSite is not set'),
  })
  stop()
  expect([fake.opened, requests]).toEqual([[], []])
})
