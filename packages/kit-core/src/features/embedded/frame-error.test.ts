import {
  EMAIL,
  EMBEDDED,
  logIn,
  setUpEmbedded,
  stopEmbedded,
  stored,
  turn,
  until,
} from '../../../test/embedded-fixture.js'
import { loginWithEmail, open, setPreferredAccountType, signMessage } from '../../actions.js'
import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { isKitError, type Kit } from '../../index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

const LOST = 'You’re no longer logged in. Log in again.'

/** The error that a provider's caller gets, with the kit's error as its cause. */
const errorOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof Error) || !('code' in error)) return error
      return { code: error.code, message: error.message, kit: isKitError(error.cause) ? error.cause.code : undefined }
    },
  )

function ask(kit: Kit, method = 'personal_sign', signal?: AbortSignal) {
  const session = getLiveSession(kit, AUTH_CONNECTOR_ID)
  if (!session) throw new Error('You’re not logged in')
  return errorOf(session.request({ caipNetworkId: 'eip155:1', method, params: ['0x68', '0x00'], signal }))
}

/** Advances time automatically from here: a dead frame is detected by a ping of 1 s, and replaced. */
const passTime = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: 20 })

test('R-FRAME-17 R-FRAME-43 R-FRAME-48 rejects the request with 4100, clears the login and opens Connect when the login is lost with its frame', async () => {
  passTime()
  const bench = await logIn()
  const { kit, fake, view, connected } = bench
  fake.die('none')
  const response = ask(kit)
  await jest.advanceTimersByTimeAsync(2_500)
  expect(await response).toEqual({ code: 4100, message: LOST, kit: 'auth/login-lost' })
  await until(() => kit.getState().connect.status === 'disconnected')
  expect([connected(), view()]).toEqual([{ eip155: undefined, solana: undefined }, 'Connect'])
  expect(stored(bench, 'auth_login_used')).toBeUndefined()
  expect(kit.getState().toast).toMatchObject({
    message: LOST,
    variant: 'error',
    open: true,
    error: { code: 'auth/login-lost' },
  })

  jest.advanceTimersByTime(30_000)
  await loginWithEmail(kit, { email: EMAIL })
  expect(connected()).toEqual(EMBEDDED)
  const signed = signMessage(kit, { message: 'hello' })
  await until(() => fake.waiting().length === 1)
  await fake.approve()
  expect(await signed).toMatch(/^0x[0-9a-f]{130}$/)
})

test('R-FRAME-43 R-ADPT-25 rejects with the error of the kit when a lost login interrupts signing, also while the modal is open', async () => {
  passTime()
  const { kit, fake, view } = await logIn()
  void open(kit, { view: 'Account' })
  fake.die('none')
  const signed = signMessage(kit, { message: 'hello' })
  signed.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(2_500)
  await expect(signed).rejects.toMatchObject({ code: 'auth/login-lost', docsPath: '/errors#auth-login-lost' })
  await until(() => view() === 'Connect')
  expect(kit.getState().transactions).toEqual([])
})

test('R-FRAME-43 opens Connect when another request reports the lost login', async () => {
  const { kit, fake, view, connected } = await logIn()
  fake.rejectNext('SET_PREFERRED_ACCOUNT', { reason: 'logged_out', code: 4100 })
  await expect(setPreferredAccountType(kit, { type: 'eoa', namespace: 'eip155' })).rejects.toMatchObject({
    code: 'auth/login-lost',
  })
  await until(() => view() === 'Connect')
  expect(connected().eip155).toBeUndefined()
})

test('R-FRAME-43 R-FRAME-44 opens nothing for a lost login when no wallet was connected', async () => {
  const { kit, fake, view } = await setUpEmbedded({ frame: { emailAction: 'CONNECT' } })
  fake.rejectNext('CONNECT_EMAIL', { reason: 'logged_out', code: 4100 })
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({ code: 'auth/login-lost' })
  await turn()
  expect([view(), kit.getState().toast.open]).toEqual([undefined, false])
})

test('R-FRAME-16 R-FRAME-17 rejects with 4900, closes the card and keeps the login when the frame is lost during an approval', async () => {
  passTime()
  const { kit, fake, view, connected } = await logIn()
  const response = ask(kit)
  await until(() => fake.waiting().length === 1)
  fake.die()
  await jest.advanceTimersByTimeAsync(24_000)
  expect(await response).toEqual({
    code: 4900,
    message: 'Unable to load email login dependency',
    kit: 'auth/frame-load',
  })
  expect([view(), connected()]).toEqual([undefined, EMBEDDED])
})

test('R-FRAME-15 R-FRAME-24 gives provider callers a numeric error code for every failure', async () => {
  const { kit, fake } = await logIn()
  const leaving = new AbortController()
  fake.keepSilentOn('RPC_REQUEST')
  const read = ask(kit, 'eth_blockNumber', leaving.signal)
  await until(() => fake.asked.at(-1)?.name === 'RPC_REQUEST')
  leaving.abort()
  expect(await read).toEqual({ code: 4001, message: 'Request was aborted', kit: 'request/aborted' })
  fake.keepSilentOn('RPC_REQUEST', false)
  fake.rejectNext('RPC_REQUEST', { message: 'Couldn’t open the wallet' })
  const refused = { code: -32603, message: 'Couldn’t open the wallet', kit: 'auth/request-failed' }
  expect(await ask(kit, 'eth_blockNumber')).toEqual(refused)
  fake.rejectNext('RPC_REQUEST', { message: 'Chain is not supported', code: 4902 })
  expect(await ask(kit, 'eth_blockNumber')).toMatchObject({ code: 4902, message: 'Chain is not supported' })
})
