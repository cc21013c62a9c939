import { EMBEDDED, setUpEmbedded, stopEmbedded, turn, until } from '../../../test/embedded-fixture.js'
import { goBack, loginWithEmail, open, push, startFarcaster } from '../../actions.js'
import { selectAccount } from '../../index.js'

const SITE = 'https://secure.example'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

test('R-CONN-72 R-NAV-14 shows a Farcaster address, waits for the user name, and connects the wallet', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, fake, connected, view, asked } = await setUpEmbedded()
  void open(kit)
  push(kit, { view: 'ConnectingFarcaster' })
  const login = startFarcaster(kit)
  expect(kit.getState().auth.farcaster?.stage).toBe('loading')
  await until(() => kit.getState().auth.farcaster?.stage === 'shown')
  expect(selectAccount(kit.getState()).farcasterUrl).toContain(`${SITE}/farcaster/connect`)
  fake.approveFarcaster('caster')
  await login
  expect([connected(), view()]).toEqual([EMBEDDED, undefined])
  expect(selectAccount(kit.getState())).toMatchObject({
    socialProvider: 'farcaster',
    farcasterUrl: undefined,
    connectedWalletInfo: { identifier: 'caster', social: 'farcaster' },
  })
  await jest.advanceTimersByTimeAsync(1_000)
  await turn()
  expect(asked()).not.toContain('RELOAD')
})

test('R-NAV-13 R-FRAME-58 R-CONST-08 clears the URL after 100 ms, reloads the frame and resends the app metadata when the user leaves unconnected', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, asked, view } = await setUpEmbedded()
  void open(kit)
  push(kit, { view: 'ConnectingFarcaster' })
  const leaving = new AbortController()
  const login = startFarcaster(kit, { signal: leaving.signal })
  await until(() => kit.getState().auth.farcaster?.stage === 'shown')
  goBack(kit)
  leaving.abort()
  await login
  jest.advanceTimersByTime(99)
  await turn()
  expect([view(), selectAccount(kit.getState()).farcasterUrl === undefined]).toEqual(['Connect', false])
  jest.advanceTimersByTime(1)
  await until(() => asked().includes('SYNC_DAPP_DATA'))
  expect(asked().slice(-2)).toEqual(['RELOAD', 'SYNC_DAPP_DATA'])
  expect([selectAccount(kit.getState()).farcasterUrl, kit.getState().auth.farcaster]).toEqual([undefined, undefined])
})

test('R-FRAME-67 logs in by email immediately after the user left Farcaster', async () => {
  const { kit, asked, fake, view } = await setUpEmbedded()
  void open(kit)
  push(kit, { view: 'ConnectingFarcaster' })
  const leaving = new AbortController()
  const login = startFarcaster(kit, { signal: leaving.signal })
  await until(() => kit.getState().auth.farcaster?.stage === 'shown')
  goBack(kit)
  leaving.abort()
  await login
  await loginWithEmail(kit, { email: 'ada@example.org' })
  expect(view()).toBe('EmailVerifyOtp')
  await until(() => asked().includes('SYNC_DAPP_DATA'))
  expect(asked().slice(1)).toEqual(['CONNECT_FARCASTER', 'RELOAD', 'CONNECT_EMAIL', 'SYNC_DAPP_DATA'])
  expect(fake.opened).toHaveLength(2)
})

test('R-FRAME-67 delays requests for at most 3 s when the frame does not report its reload', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, fake, view } = await setUpEmbedded()
  void open(kit)
  push(kit, { view: 'ConnectingFarcaster' })
  const leaving = new AbortController()
  const login = startFarcaster(kit, { signal: leaving.signal })
  await until(() => kit.getState().auth.farcaster?.stage === 'shown')
  fake.keepSilentOn('RELOAD')
  goBack(kit)
  leaving.abort()
  await login
  const email = loginWithEmail(kit, { email: 'ada@example.org' })
  await jest.advanceTimersByTimeAsync(3_100)
  await email
  expect(view()).toBe('EmailVerifyOtp')
})

test('R-CONN-73 shows an error and allows a retry without an address', async () => {
  const { kit, fake } = await setUpEmbedded()
  void open(kit)
  push(kit, { view: 'ConnectingFarcaster' })
  fake.rejectNext('GET_FARCASTER_URI', { message: 'No address' })
  await startFarcaster(kit)
  expect(kit.getState().auth.farcaster).toEqual({ stage: 'failed', error: 'No address' })
  void startFarcaster(kit)
  await until(() => kit.getState().auth.farcaster?.stage === 'shown')
})
