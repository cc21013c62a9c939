import { EMAIL, EMBEDDED, setUpEmbedded, stopEmbedded, until } from '../../../test/embedded-fixture.js'
import {
  approveDevice,
  disconnect,
  forgetEmail,
  loginWithEmail,
  open,
  resendEmailCode,
  verifyEmailCode,
} from '../../actions.js'
import { bitcoin } from '../../base/networks/bitcoin.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { selectAccount, selectEmailUser } from '../../index.js'
import { createMemoryStorage } from '../../testing/index.js'
import { selectEmailCooldownSeconds } from './select-login.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

test('R-CONN-52 R-CONN-54 R-CONN-60 R-FRAME-44 R-FRAME-45 connects every namespace and closes the modal after the address and its code', async () => {
  const { kit, fake, asked, view, connected, events, storage } = await setUpEmbedded()
  void open(kit)
  await loginWithEmail(kit, { email: '  Someone@Mail.Example ' })
  expect(fake.asked[0]).toEqual({ name: 'CONNECT_EMAIL', payload: { email: EMAIL } })
  expect([view(), kit.getState().auth.email, storage.text.get('@bowline/auth_email')]).toEqual([
    'EmailVerifyOtp',
    EMAIL,
    undefined,
  ])
  expect(Number(storage.text.get('@bowline/auth_last_email_login'))).toBeGreaterThan(0)
  await verifyEmailCode(kit, { otp: '123456' })
  expect(connected()).toEqual(EMBEDDED)
  expect([view(), kit.getState().connect.status, kit.getState().network.activeNamespace]).toEqual([
    undefined,
    'connected',
    'eip155',
  ])
  expect(asked().slice(0, 4)).toEqual(['CONNECT_EMAIL', 'CONNECT_OTP', 'GET_USER', 'GET_USER'])
  expect(storage.text.get('@bowline/auth_login_used')).toBe('yes')
  expect(storage.text.get('@bowline/auth_email')).toBe(EMAIL)
  expect(events.filter((event) => /EMAIL|CONNECT/.test(event))).toEqual([
    'EMAIL_SUBMITTED {}',
    'EMAIL_VERIFICATION_CODE_SENT {}',
    'EMAIL_VERIFICATION_CODE_PASS {}',
    'CONNECT_SUCCESS {"method":"email","name":"Embedded wallet"}',
  ])
})

test('R-FRAME-49 R-FRAME-51 R-FRAME-31 R-STATE-16 R-STATE-57 R-STATE-60 R-CONST-32 fetches the user of each namespace and sets it in the account', async () => {
  const { kit, fake } = await setUpEmbedded({ frame: { emailAction: 'CONNECT' } })
  await loginWithEmail(kit, { email: EMAIL })
  expect(fake.asked.filter(({ name }) => name === 'GET_USER').map(({ payload }) => payload)).toEqual([
    { chainId: 1, preferredAccountType: 'smartAccount' },
    { chainId: solana.caipNetworkId ?? 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', preferredAccountType: 'eoa' },
  ])
  const account = selectAccount(kit.getState(), 'eip155')
  expect(account).toMatchObject({
    address: fake.addresses.eip155,
    allAccounts: [{ address: fake.addresses.eip155, type: 'eoa', namespace: 'eip155' }],
    connectedWalletInfo: { name: 'Embedded wallet', type: 'AUTH', identifier: EMAIL },
    preferredAccountTypes: { eip155: 'smartAccount', bip122: 'payment', solana: 'eoa', polkadot: 'eoa' },
    smartAccountDeployed: false,
  })
  expect(selectAccount(kit.getState(), 'solana').address).toBe(fake.addresses.solana)
  expect(selectEmailUser(kit.getState())).toMatchObject({ email: EMAIL, address: fake.addresses.eip155, chainId: 1 })
})

test('R-STATE-61 R-STORE-09 prefers stored account types over the options, and the options over the defaults', async () => {
  const storage = createMemoryStorage()
  storage.text.set('@bowline/preferred_account_types', '{"solana":"smartAccount"}')
  const { kit, fake } = await setUpEmbedded({
    frame: { emailAction: 'CONNECT' },
    options: { defaultAccountTypes: { eip155: 'eoa', solana: 'eoa' } },
    storage,
  })
  await loginWithEmail(kit, { email: EMAIL })
  const types = fake.asked.flatMap(({ name, payload }) => (name === 'GET_USER' ? [payload] : []))
  expect(types).toMatchObject([{ preferredAccountType: 'eoa' }, { preferredAccountType: 'smartAccount' }])
})

test('R-CONN-55 R-CONN-56 R-ERR-12 R-CONST-01 blocks another login for 30 seconds after an email, rounded up', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, asked } = await setUpEmbedded()
  await loginWithEmail(kit, { email: EMAIL })
  expect(selectEmailCooldownSeconds(kit.getState(), Date.now())).toBe(30)
  jest.advanceTimersByTime(900)
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({
    message: 'Please try again after 30 seconds',
    code: 'email/cooldown',
    secondsLeft: 30,
  })
  jest.advanceTimersByTime(29_100)
  await loginWithEmail(kit, { email: EMAIL })
  expect(asked().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(2)
})

test('R-CONN-56 starts the pause with an attempt that the frame refuses', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, fake } = await setUpEmbedded()
  fake.rejectNext('CONNECT_EMAIL', { message: 'No such address' })
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toThrow('No such address')
  expect(selectEmailCooldownSeconds(kit.getState(), Date.now())).toBe(30)
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({ code: 'email/cooldown' })
  jest.advanceTimersByTime(30_000)
  await loginWithEmail(kit, { email: EMAIL })
})

test('R-CONN-56 sends one of three logins that start at once', async () => {
  const { kit, asked } = await setUpEmbedded()
  const ends = await Promise.allSettled([1, 2, 3].map(() => loginWithEmail(kit, { email: EMAIL })))
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(asked().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(1)
})

test('R-CONN-56 keeps the pause after a login that succeeded', async () => {
  const { kit, storage } = await setUpEmbedded({ frame: { emailAction: 'CONNECT' } })
  await loginWithEmail(kit, { email: EMAIL })
  expect(kit.getState().connect.status).toBe('connected')
  expect(Number(storage.text.get('@bowline/auth_last_email_login'))).toBeGreaterThan(0)
  await disconnect(kit)
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({ code: 'email/cooldown' })
})

test('R-CONN-57 blocks a sixth login within ten minutes until the first is that old', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit } = await setUpEmbedded()
  for (let count = 0; count < 5; count += 1) {
    await loginWithEmail(kit, { email: EMAIL })
    jest.advanceTimersByTime(31_000)
  }
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toThrow('Please try again after 445 seconds')
  jest.advanceTimersByTime(445_000)
  await loginWithEmail(kit, { email: EMAIL })
})

test('R-CONN-60 R-TRACK-07 shows a wrong code and tracks it without the code, and accepts the next one', async () => {
  const { kit, events, connected } = await setUpEmbedded()
  await loginWithEmail(kit, { email: EMAIL })
  await expect(verifyEmailCode(kit, { otp: '000000' })).rejects.toMatchObject({ reason: 'otp_wrong' })
  expect(events.some((event) => event.startsWith('EMAIL_VERIFICATION_CODE_FAIL'))).toBe(true)
  expect(events.join()).not.toMatch(/000000|someone/)
  await verifyEmailCode(kit, { otp: '123456' })
  expect(connected()).toEqual(EMBEDDED)
})

test('R-CONN-61 R-CONN-54 waits for the link in the email on a new device, then asks for the code', async () => {
  const { kit, fake, view, events, asked } = await setUpEmbedded({ frame: { emailAction: 'VERIFY_DEVICE' } })
  void open(kit)
  await loginWithEmail(kit, { email: EMAIL })
  expect(view()).toBe('EmailVerifyDevice')
  const approved = approveDevice(kit)
  await until(() => asked().includes('CONNECT_DEVICE'))
  expect(view()).toBe('EmailVerifyDevice')
  fake.approveDevice()
  await approved
  expect(view()).toBe('EmailVerifyOtp')
  expect(events.filter((event) => /DEVICE|SENT/.test(event))).toEqual([
    'DEVICE_REGISTERED_FOR_EMAIL {}',
    'EMAIL_VERIFICATION_CODE_SENT {}',
  ])
})

test('R-CONN-59 sends the code again when the pause is over', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, asked } = await setUpEmbedded()
  void open(kit)
  await loginWithEmail(kit, { email: EMAIL })
  await expect(resendEmailCode(kit)).rejects.toMatchObject({ code: 'email/cooldown' })
  jest.advanceTimersByTime(30_000)
  await resendEmailCode(kit)
  const name = 'email-code-resent'
  expect(kit.getState().toast).toMatchObject({ message: 'Code sent again', name, variant: 'success', open: true })
  expect(asked().filter((name) => name === 'CONNECT_EMAIL')).toHaveLength(2)
  expect(selectEmailCooldownSeconds(kit.getState(), Date.now())).toBe(30)
})

test('R-CONN-53 keeps the last three addresses for the email field, newest first, each removable', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit } = await setUpEmbedded({ frame: { emailAction: 'CONNECT' } })
  for (const name of ['a', 'b', 'c', 'd', 'b']) {
    await loginWithEmail(kit, { email: `${name}@mail.example` })
    await jest.advanceTimersByTimeAsync(30_000)
  }
  expect(kit.getState().auth.usedEmails).toEqual(['b@mail.example', 'd@mail.example', 'c@mail.example'])
  forgetEmail(kit, { email: 'd@mail.example' })
  expect(kit.getState().auth.usedEmails).toEqual(['b@mail.example', 'c@mail.example'])
})

test('R-CONN-53 R-CONN-55 R-STORE-10 loads the data of the email field with the first intent', async () => {
  const storage = createMemoryStorage()
  storage.text.set('@bowline/auth_used_emails', JSON.stringify([EMAIL]))
  storage.text.set('@bowline/auth_last_email_login', String(Date.now() - 10_000))
  const { kit } = await setUpEmbedded({ storage })
  expect(kit.getState().auth.usedEmails).toEqual([])
  void open(kit)
  await until(() => kit.getState().auth.usedEmails.length > 0)
  expect(selectEmailCooldownSeconds(kit.getState(), Date.now())).toBe(20)
})

test('R-CONN-74 R-CONN-75 switches to a supported namespace before a login when the active one is not supported', async () => {
  const { kit, connected } = await setUpEmbedded({
    frame: { emailAction: 'CONNECT' },
    options: { networks: [bitcoin, solana, mainnet] },
  })
  expect(kit.getState().network.activeNamespace).toBe('bip122')
  await loginWithEmail(kit, { email: EMAIL })
  expect(kit.getState().network.activeNamespace).toBe('solana')
  expect(connected()).toEqual(EMBEDDED)
})

test('R-CONN-75 rejects the login when the app has no supported namespace', async () => {
  const { kit, asked } = await setUpEmbedded({ options: { networks: [bitcoin] } })
  await expect(loginWithEmail(kit, { email: EMAIL })).rejects.toMatchObject({ code: 'auth/no-network' })
  expect(asked()).toEqual([])
})

test('R-FRAME-15 R-FRAME-17 rejects an aborted login without opening a view, and the next login succeeds', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  const { kit, fake, view, asked } = await setUpEmbedded()
  void open(kit)
  fake.keepSilentOn('CONNECT_EMAIL')
  const leaving = new AbortController()
  const login = loginWithEmail(kit, { email: EMAIL, signal: leaving.signal })
  await until(() => asked().length > 0)
  leaving.abort()
  await expect(login).rejects.toMatchObject({ code: 'request/aborted' })
  expect(view()).toBe('Connect')
  fake.keepSilentOn('CONNECT_EMAIL', false)
  jest.advanceTimersByTime(30_000)
  await loginWithEmail(kit, { email: EMAIL })
  expect(view()).toBe('EmailVerifyOtp')
})
