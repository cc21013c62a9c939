/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { EMBEDDED, setUpEmbedded, stopEmbedded, until } from '../../../test/embedded-fixture.js'
import {
  disconnect,
  goBack,
  loginWithEmail,
  loginWithSocial,
  open,
  push,
  setBinding,
  startFarcaster,
} from '../../actions.js'

const EMAIL = 'someone@mail.example'

type Opened = { location: { href: string }; closed: boolean; close(): void }

let opened: Opened[] = []
let isBlocked = false

beforeEach(() => {
  opened = []
  isBlocked = false
  jest.spyOn(window, 'open').mockImplementation(() => {
    if (isBlocked) return null
    const made = { location: { href: '' }, closed: false, close: () => Object.assign(made, { closed: true }) }
    opened.push(made)
    return Object.assign(Object.create(window), made)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  stopEmbedded()
})

type Bench = Awaited<ReturnType<typeof setUpEmbedded>>

async function setUp(): Promise<Bench> {
  const bench = await setUpEmbedded({ frame: { login: 'window' } })
  void open(bench.kit)
  return bench
}

const stage = ({ kit }: Bench) => kit.getState().auth.social?.stage
const isWaiting = (bench: Bench) => stage(bench) === 'waiting' && bench.asked().includes('CONNECT_WINDOW')

test('R-FRAME-83 R-FRAME-150 opens the window of the secure site once the frame has said so, and connects with its login', async () => {
  const bench = await setUp()
  const { kit, fake, connected, view } = bench
  setBinding(kit, { locale: 'ar' })
  const login = loginWithEmail(kit, { email: EMAIL })
  await until(() => isWaiting(bench))
  expect(view()).toBe('ConnectingSocial')
  expect(fake.asked.slice(-2)).toEqual([
    { name: 'SYNC_THEME', payload: expect.objectContaining({ themeMode: 'dark', locale: 'ar' }) },
    { name: 'CONNECT_WINDOW', payload: { method: 'email', email: EMAIL } },
  ])
  fake.finishWindow({ email: EMAIL })
  await login
  expect(connected()).toEqual(EMBEDDED)
  expect([kit.getState().auth.login, kit.getState().accounts.eip155?.user?.email]).toEqual(['window', EMAIL])
  // The window may still offer a passkey, and closes itself.
  expect(opened.map(({ closed }) => closed)).toEqual([false])
})

test('R-FRAME-83 opens the window within the press once the kit knows where users log in', async () => {
  const bench = await setUp()
  const first = loginWithEmail(bench.kit, { email: EMAIL })
  await until(() => isWaiting(bench))
  bench.fake.finishWindow({ email: EMAIL })
  await first
  await disconnect(bench.kit)
  const count = opened.length
  void open(bench.kit)
  const second = loginWithEmail(bench.kit, { email: EMAIL })
  expect(opened).toHaveLength(count + 1)
  await until(() => bench.asked().filter((name) => name === 'CONNECT_WINDOW').length === 2)
  // The window itself limits its emails.
  expect(bench.asked().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(1)
  bench.fake.finishWindow({ email: EMAIL })
  await second
  expect(bench.connected()).toEqual(EMBEDDED)
})

test('R-FRAME-83 logs in with a provider in the window', async () => {
  const bench = await setUp()
  const login = loginWithSocial(bench.kit, { provider: 'google' })
  expect(opened).toHaveLength(1)
  await until(() => isWaiting(bench))
  bench.fake.finishWindow({ userName: 'someone' })
  await login
  expect(bench.connected()).toEqual(EMBEDDED)
  expect(bench.kit.getState().accounts.eip155?.socialProvider).toBe('google')
  expect(bench.events).toContain('SOCIAL_LOGIN_SUCCESS {"provider":"google"}')
})

test('R-FRAME-83 fails with a blocked window, and opens it with the next press', async () => {
  isBlocked = true
  const bench = await setUp()
  await loginWithEmail(bench.kit, { email: EMAIL })
  expect(bench.kit.getState().auth.social).toEqual({
    provider: 'email',
    stage: 'failed',
    error: 'Couldn’t open the login window',
  })
  isBlocked = false
  const again = loginWithEmail(bench.kit, { email: EMAIL })
  expect(opened).toHaveLength(1)
  await until(() => isWaiting(bench))
  bench.fake.finishWindow({ email: EMAIL })
  await again
  expect(bench.connected()).toEqual(EMBEDDED)
})

test('R-FRAME-83 withdraws the login when the user leaves the view', async () => {
  const bench = await setUp()
  const login = loginWithEmail(bench.kit, { email: EMAIL })
  await until(() => isWaiting(bench))
  goBack(bench.kit)
  await login
  expect([bench.view(), bench.kit.getState().auth.social]).toEqual(['Connect', undefined])
  bench.fake.finishWindow({ email: EMAIL })
  expect(bench.connected()).toEqual({})
})

test('R-FRAME-83 R-FRAME-84 logs in with Farcaster in the window', async () => {
  const bench = await setUp()
  push(bench.kit, { view: 'ConnectingFarcaster' })
  const first = startFarcaster(bench.kit)
  // The frame says where users log in, and the kit opens the window for it.
  await until(() => isWaiting(bench))
  expect([bench.view(), bench.fake.asked.at(-1)]).toEqual([
    'ConnectingSocial',
    { name: 'CONNECT_WINDOW', payload: { method: 'farcaster' } },
  ])
  bench.fake.finishWindow({ userName: 'ada' })
  await first
  expect(bench.connected()).toEqual(EMBEDDED)
  expect(bench.kit.getState().accounts.eip155?.socialProvider).toBe('farcaster')
  expect(bench.asked()).not.toContain('RELOAD')
  await disconnect(bench.kit)
  void open(bench.kit)
  const count = opened.length
  const second = loginWithSocial(bench.kit, { provider: 'farcaster' })
  expect([opened.length, bench.view()]).toEqual([count + 1, 'ConnectingSocial'])
  await until(() => isWaiting(bench))
  goBack(bench.kit)
  await second
  expect(bench.view()).toBe('Connect')
})
