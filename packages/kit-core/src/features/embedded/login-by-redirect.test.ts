/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { EMBEDDED, setUpEmbedded, stopEmbedded, stored, until } from '../../../test/embedded-fixture.js'
import { goBack, loginByRedirect, loginWithEmail, loginWithSocial, open } from '../../actions.js'
import { createMemoryStorage } from '../../testing/index.js'
import { LEFT_FOR_LOGIN_KEY } from './embedded-storage-keys.js'

const EMAIL = 'someone@mail.example'
const LEFT = 'auth_left_for_login'

beforeEach(() => void jest.spyOn(window, 'open').mockImplementation(() => null))
afterEach(() => {
  jest.restoreAllMocks()
  stopEmbedded()
})

/** A login whose window the browser has blocked. */
async function setUp(log: 'email' | 'google') {
  const bench = await setUpEmbedded({ frame: { login: 'window' } })
  void open(bench.kit)
  if (log === 'email') await loginWithEmail(bench.kit, { email: EMAIL })
  else await loginWithSocial(bench.kit, { provider: log })
  expect(bench.kit.getState().auth.social?.stage).toBe('failed')
  return bench
}

test('R-FRAME-117 shows the frame’s card for a blocked window, with the page to come back to', async () => {
  const bench = await setUp('email')
  void loginByRedirect(bench.kit)
  await until(() => bench.view() === 'ApproveTransaction')
  expect(bench.fake.asked.at(-1)).toEqual({
    name: 'CONNECT_REDIRECT',
    payload: { method: 'email', email: EMAIL, returnTo: window.location.href },
  })
  expect(stored(bench, LEFT)).toBe('email')
})

test('R-FRAME-117 stays where it was when the user leaves the card', async () => {
  const bench = await setUp('google')
  const left = loginByRedirect(bench.kit)
  await until(() => bench.view() === 'ApproveTransaction')
  goBack(bench.kit)
  await left
  expect([bench.view(), bench.kit.getState().auth.social]).toEqual([
    'ConnectingSocial',
    { provider: 'google', stage: 'cancelled' },
  ])
  expect(stored(bench, LEFT)).toBeUndefined()
})

test('R-FRAME-117 does nothing where users log in in the page', async () => {
  const bench = await setUpEmbedded({})
  await loginByRedirect(bench.kit)
  expect(bench.asked()).not.toContain('CONNECT_REDIRECT')
})

test.each([
  ['connects once the page is back', { userName: 'someone' }, EMBEDDED],
  ['shows nothing when the user has not logged in', undefined, {}],
])('R-FRAME-117 %s, and asks once', async (_, user, connected) => {
  const fake = createFakeFrame({ login: 'window' })
  fake.setReturned(user)
  const bench = await setUpEmbedded({ fake, storage: createMemoryStorage({ [LEFT_FOR_LOGIN_KEY.name]: 'google' }) })
  await until(() => bench.asked().includes('CONNECT_RETURN'))
  await until(() => Object.keys(bench.connected()).length === Object.keys(connected).length)
  expect(bench.connected()).toEqual(connected)
  expect([stored(bench, LEFT), bench.view()]).toEqual([undefined, undefined])
  expect(bench.asked().filter((name) => name === 'CONNECT_RETURN')).toHaveLength(1)
})
