/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { logIn, setUpEmbedded, stopEmbedded, stored, until } from '../../../test/embedded-fixture.js'
import { open, openAccountWindow, push } from '../../actions.js'

type Opened = { location: { href: string }; closed: boolean }

let opened: Opened[] = []
let isBlocked = false

beforeEach(() => {
  opened = []
  isBlocked = false
  jest.spyOn(window, 'open').mockImplementation(() => {
    if (isBlocked) return null
    const made: Opened = { location: { href: '' }, closed: false }
    opened.push(made)
    return Object.create(window, {
      location: { get: () => made.location },
      closed: { get: () => made.closed },
      close: { value: () => Object.assign(made, { closed: true }) },
    })
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  stopEmbedded()
})

const passTime = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })

test('R-FRAME-108 opens the account window within the press, and asks the frame again once the window has closed', async () => {
  const { kit, asked, connected } = await logIn()
  passTime()
  const before = connected()
  const opening = openAccountWindow(kit)
  expect(opened).toEqual([{ location: { href: '' }, closed: false }])
  await opening
  expect(opened[0]?.location.href).toBe('https://secure.example/account.html')
  const checks = () => asked().filter((name) => name === 'IS_CONNECTED').length
  await until(() => checks() === 1)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(checks()).toBe(1)
  for (const window of opened) window.closed = true
  await jest.advanceTimersByTimeAsync(1_000)
  await until(() => checks() === 2)
  await jest.advanceTimersByTimeAsync(10_000)
  expect([checks(), connected()]).toEqual([2, before])
})

test('R-FRAME-108 R-FRAME-105 logs out and leaves the account views when the session was ended in the window', async () => {
  const bench = await logIn()
  const { kit, fake, view, asked } = bench
  void open(kit)
  push(kit, { view: 'AccountSettings' })
  await openAccountWindow(kit)
  fake.updateSession('')
  await until(() => kit.getState().connect.status === 'disconnected')
  expect([stored(bench, 'auth_session'), stored(bench, 'auth_login_used')]).toEqual([undefined, undefined])
  expect(view()).not.toBe('AccountSettings')
  expect(asked()).not.toContain('SIGN_OUT')
})

test('R-FRAME-108 logs out when the frame reports no login after the window has closed', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: 20 })
  const { kit, fake, asked } = await logIn()
  await openAccountWindow(kit)
  await until(() => asked().at(-1) === 'IS_CONNECTED')
  fake.die('none')
  for (const window of opened) window.closed = true
  await jest.advanceTimersByTimeAsync(60_000)
  await until(() => kit.getState().connect.status === 'disconnected')
})

test('R-FRAME-108 rejects when the browser opens no window, and opens it with the next press', async () => {
  isBlocked = true
  const { kit } = await logIn()
  await expect(openAccountWindow(kit)).rejects.toMatchObject({ code: 'window/blocked' })
  isBlocked = false
  await openAccountWindow(kit)
  expect(opened).toHaveLength(1)
})

test('R-FRAME-108 rejects without a secure site, and opens no window', async () => {
  const { kit } = await setUpEmbedded({ options: { endpoints: {} } })
  await expect(openAccountWindow(kit)).rejects.toMatchObject({ code: 'auth/frame-load' })
  expect(opened).toEqual([])
})
