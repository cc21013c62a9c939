/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/shop?x=1"}
 */
import { createFakeFrame, type FakeFrame } from '@bowline/secure-frame/testing'
import { EMBEDDED, setUpEmbedded, stopEmbedded, turn, until } from '../../../test/embedded-fixture.js'
import { begin, blockWindows, left, opened, put, SITE, say, stageOf, USER } from '../../../test/social-login-fixture.js'
import { cancelSocialLogin, goBack, loginWithEmail, loginWithSocial, open, upgradeWallet } from '../../actions.js'
import { selectAccount, selectActiveAccount } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'

test('R-CONN-65 R-CONN-66 R-CONN-67 R-CONN-70 R-FRAME-46 R-FRAME-50 opens the window within the click, sends it to the provider, and connects with its result', async () => {
  const bench = await begin()
  const { kit, fake, login, connected, view, events, storage } = bench
  expect(opened).toHaveLength(1)
  expect([view(), stageOf(bench), fake.asked.length]).toEqual(['ConnectingSocial', 'opening', 0])
  await until(() => stageOf(bench) === 'waiting')
  expect(selectAccount(kit.getState()).socialWindow?.isClosed()).toBe(false)
  expect(JSON.stringify(selectAccount(kit.getState()))).not.toContain('socialWindow')
  expect(opened[0]?.location.href).toBe(`${SITE}/social/start?provider=google`)
  const { uri } = fake.finishSocial(USER)
  say({ resultUri: 'handle=forged' }, { source: window })
  say({ resultUri: 'handle=forged' }, { origin: 'https://bad.example', source: window })
  say('nonsense')
  expect(stageOf(bench)).toBe('waiting')
  say({ resultUri: uri })
  await login
  expect([connected(), view(), opened[0]?.closed]).toEqual([EMBEDDED, undefined, true])
  expect(fake.asked.find(({ name }) => name === 'CONNECT_SOCIAL')?.payload).toEqual({
    uri,
    chainId: 1,
    preferredAccountType: 'smartAccount',
  })
  expect(selectAccount(kit.getState())).toMatchObject({
    socialProvider: 'google',
    socialWindow: undefined,
    user: { userName: 'someone' },
    connectedWalletInfo: { identifier: 'someone@mail.example', social: 'google' },
  })
  expect([storage.text.get('@bowline/connected_social'), storage.text.get('@bowline/auth_social_user_name')]).toEqual([
    'google',
    'someone',
  ])
  expect(kit.getState().auth.social).toBeUndefined()
  expect(events.filter((event) => event.startsWith('SOCIAL'))).toEqual([
    'SOCIAL_LOGIN_STARTED {"provider":"google"}',
    'SOCIAL_LOGIN_REQUEST_USER_DATA {"provider":"google"}',
    'SOCIAL_LOGIN_SUCCESS {"provider":"google"}',
  ])
})

test('R-CONN-67 R-STATE-19 fails the login when the window sends a message from another origin', async () => {
  const bench = await begin()
  const { kit, login, view } = bench
  await until(() => stageOf(bench) === 'waiting')
  say({ resultUri: 'handle=x' }, { origin: 'https://bad.example' })
  await login
  expect(kit.getState().auth.social).toMatchObject({ stage: 'failed', error: 'The login came from an untrusted site' })
  expect([view(), kit.getState().toast.open]).toEqual(['ConnectingSocial', false])
  expect([selectActiveAccount(kit.getState()), opened[0]?.closed]).toEqual([undefined, true])
})

test('R-CONN-68 R-VIEW-36 shows within a second that the user closed the window, and polls only while it is open', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const bench = await begin()
  const { kit, login, view, events } = bench
  await until(() => stageOf(bench) === 'waiting')
  jest.advanceTimersByTime(2_300)
  opened[0]?.close()
  jest.advanceTimersByTime(999)
  expect(stageOf(bench)).toBe('waiting')
  jest.advanceTimersByTime(1)
  await login
  expect(view()).toBe('ConnectingSocial')
  expect(kit.getState().auth.social).toEqual({ provider: 'google', stage: 'cancelled' })
  expect(events.at(-1)).toBe('SOCIAL_LOGIN_CANCELED {"provider":"google"}')
  stopEmbedded()
  expect(jest.getTimerCount()).toBe(0)
})

test('R-CONN-68 continues the login in this tab when the window is reported closed immediately', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const bench = await begin()
  const { storage, login, events } = bench
  await until(() => stageOf(bench) === 'waiting')
  opened[0]?.close()
  jest.advanceTimersByTime(300)
  await login
  const [[href, target] = []] = left
  expect(href).toContain(`${SITE}/social/start?provider=google`)
  expect(target).toBe('_self')
  expect(storage.text.get('@bowline/telegram_social')).toBe('google')
  expect(events.join()).not.toContain('CANCELED')
})

test('R-CONN-299 offers the login again when the user comes back to a page that the browser kept', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const bench = await begin()
  const { kit, storage, login, view } = bench
  await until(() => stageOf(bench) === 'waiting')
  opened[0]?.close()
  jest.advanceTimersByTime(300)
  await login
  document.dispatchEvent(new Event('visibilitychange'))
  expect([stageOf(bench), left.length]).toEqual(['waiting', 1])
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect([view(), stageOf(bench)]).toEqual(['ConnectingSocial', 'cancelled'])
  expect(storage.text.get('@bowline/telegram_social')).toBeUndefined()
  void loginWithSocial(kit, { provider: 'google' })
  await until(() => stageOf(bench) === 'waiting')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(stageOf(bench)).toBe('waiting')
})

/** A login whose address is fetched only once `release` is called. */
async function beginHeld() {
  const frame = createFakeFrame()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const openChannel: FakeFrame['openChannel'] = async (...params) => {
    await held
    return frame.openChannel(...params)
  }
  const bench = await setUpEmbedded({ fake: { ...frame, openChannel } })
  void open(bench.kit)
  const login = loginWithSocial(bench.kit, { provider: 'google' })
  return { ...bench, login, release }
}

test.each([0, 1, 900, 5_000])(
  'R-CONN-68 cancels the login and keeps the page when the window is closed %d ms after the press, before its address is there',
  async (waitedMs) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    const { kit, events, view, login, release } = await beginHeld()
    if (waitedMs > 0) await turn()
    await jest.advanceTimersByTimeAsync(waitedMs)
    opened[0]?.close()
    await turn()
    await jest.advanceTimersByTimeAsync(1_000)
    await login
    expect([view(), kit.getState().auth.social]).toEqual([
      'ConnectingSocial',
      { provider: 'google', stage: 'cancelled' },
    ])
    release()
    await turn()
    await jest.advanceTimersByTimeAsync(60_000)
    expect([left, opened[0]?.location.href, kit.getState().auth.social?.stage]).toEqual([[], '', 'cancelled'])
    expect(events.filter((event) => event.includes('CANCELED'))).toHaveLength(1)
  },
)

test('R-CONN-68 cancels the login when the window is closed right before its address is there', async () => {
  const { kit, login, release } = await beginHeld()
  await turn()
  opened[0]?.close()
  release()
  await login
  expect([left, opened[0]?.location.href, kit.getState().auth.social?.stage]).toEqual([[], '', 'cancelled'])
})

test('R-CONN-68 keeps the window of the newer login when two are started', async () => {
  const { kit, login } = await begin()
  const second = loginWithSocial(kit, { provider: 'x' })
  await login
  await until(() => kit.getState().auth.social?.stage === 'waiting')
  expect(opened.map(({ closed }) => closed)).toEqual([true, false])
  cancelSocialLogin(kit)
  await second
  expect(left).toEqual([])
})

test('R-CONN-69 shows that the window could not be opened when a blocker returns a closed one', async () => {
  put(window, 'open', () => ({ closed: true, location: { href: '' }, close: () => {} }))
  const { kit, login } = await begin()
  await login
  expect(kit.getState().auth.social).toMatchObject({ stage: 'failed', error: 'Couldn’t open the login window' })
})

test('R-CONN-68 fails a login that is not finished within 45 seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const bench = await begin()
  const { kit, login } = bench
  await until(() => stageOf(bench) === 'waiting')
  jest.advanceTimersByTime(44_999)
  expect(stageOf(bench)).toBe('waiting')
  jest.advanceTimersByTime(1)
  await login
  expect(kit.getState().auth.social).toEqual({
    provider: 'google',
    stage: 'failed',
    error: 'The login timed out. Try again.',
  })
  expect(opened[0]?.closed).toBe(true)
})

test('R-CONN-69 shows a blocked window and a failed address request, and a retry succeeds', async () => {
  blockWindows()
  const bench = await begin()
  const { kit, fake, login, events } = bench
  await login
  expect(kit.getState().auth.social).toMatchObject({ stage: 'failed', error: 'Couldn’t open the login window' })
  // Only to learn where users log in.
  expect(fake.asked.map(({ name }) => name)).toEqual(['GET_CHAIN_ID'])
  blockWindows(false)
  fake.rejectNext('GET_SOCIAL_REDIRECT_URI')
  await loginWithSocial(kit, { provider: 'google' })
  expect(kit.getState().auth.social).toMatchObject({
    stage: 'failed',
    error: 'Couldn’t start the login',
  })
  expect(opened[0]?.closed).toBe(true)
  expect(events.filter((event) => event.startsWith('SOCIAL_LOGIN_ERROR'))).toEqual([
    'SOCIAL_LOGIN_ERROR {"provider":"google","message":"Couldn’t open the login window"}',
    'SOCIAL_LOGIN_ERROR {"provider":"google","message":"Couldn’t start the login"}',
  ])
  void loginWithSocial(kit, { provider: 'google' })
  await until(() => stageOf(bench) === 'waiting')
})

test('R-CONN-68 R-FLOW-11 cancels the login and closes its window when the user leaves the view or cancels', async () => {
  const bench = await begin()
  const { kit, login, view, events } = bench
  goBack(kit)
  await login
  expect([view(), opened[0]?.closed, kit.getState().auth.social]).toEqual(['Connect', true, undefined])
  const second = loginWithSocial(kit, { provider: 'x' })
  cancelSocialLogin(kit)
  await second
  expect([view(), opened[1]?.closed]).toEqual(['Connect', true])
  expect(events.filter((event) => event.includes('CANCELED'))).toHaveLength(2)
})

test('R-CONN-71 R-STORE-11 redirects the tab for a login in Telegram, and removes the result from the address after the return', async () => {
  put(window, 'TelegramWebviewProxy', {})
  const fake = createFakeFrame()
  const storage = createMemoryStorage()
  const before = await setUpEmbedded({ fake, storage })
  await loginWithSocial(before.kit, { provider: 'google' })
  expect([opened.length, left[0]?.[1], storage.text.get('@bowline/telegram_social')]).toEqual([0, '_top', 'google'])
  before.stop()
  const { uri } = fake.finishSocial(USER)
  window.history.replaceState(null, '', `/shop?x=1&result_uri=${encodeURIComponent(uri)}`)
  const page = await setUpEmbedded({ fake, storage })
  await until(() => page.connected().eip155 !== undefined)
  expect(window.location.href).toBe('https://app.example/shop?x=1')
  expect([page.connected(), page.view(), storage.text.get('@bowline/telegram_social')]).toEqual([
    EMBEDDED,
    undefined,
    undefined,
  ])
})

test('R-CONN-71 does not log in with a result that no login of this page requested', async () => {
  const fake = createFakeFrame()
  const { uri } = fake.finishSocial(USER)
  window.history.replaceState(null, '', `/shop?result_uri=${encodeURIComponent(uri)}`)
  const { kit } = await setUpEmbedded({ fake })
  await until(() => window.location.search === '')
  expect([fake.asked, selectActiveAccount(kit.getState())]).toEqual([[], undefined])
})

test('R-CONN-64 opens the secure dashboard in another tab when the user upgrades the wallet', async () => {
  const { kit, events } = await setUpEmbedded({ frame: { emailAction: 'CONNECT' } })
  await loginWithEmail(kit, { email: 'someone@mail.example' })
  upgradeWallet(kit)
  expect(left).toEqual([[`${SITE}/dashboard`, '_blank', 'noopener,noreferrer']])
  expect(events.at(-1)).toBe('EMAIL_UPGRADE_FROM_MODAL {}')
})

test('R-CONN-76 preloads the frame in an installed app, and raises an alert when that fails', async () => {
  put(window, 'matchMedia', (query: string) => ({ matches: query.includes('standalone') }))
  const fake = createFakeFrame()
  const { kit } = await setUpEmbedded({ fake })
  await until(() => kit.getState().auth.frame === 'ready')
  const broken = createFakeFrame()
  broken.load('failed')
  const other = await setUpEmbedded({ fake: broken })
  await until(() => other.kit.getState().alert.code === 'alert/frame-preload-failed')
  expect(other.kit.getState().alert.shortMessage).toBe('Couldn’t load the embedded wallet in this installed app')
  const foreign = createFakeFrame()
  foreign.load('forbidden')
  const { kit: foreignKit } = await setUpEmbedded({ fake: foreign })
  await until(() => foreignKit.getState().auth.frame === 'failed')
  await turn()
  expect(foreignKit.getState().alert.code).toBe('alert/unverified-domain')
  Reflect.deleteProperty(window, 'matchMedia')
})
