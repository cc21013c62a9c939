import { type EmbeddedBench, logIn, stopEmbedded, until } from '../../../test/embedded-fixture.js'
import { goBack, open, push, updateEmail, verifyPrimaryEmailCode, verifySecondaryEmailCode } from '../../actions.js'
import { selectAccount, selectEmailUser } from '../../index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

/** Starts a change in UpdateEmailWallet, up to the card in the frame. */
async function startUpdate({ kit }: EmbeddedBench, email: string) {
  const view = new AbortController()
  void open(kit)
  push(kit, { view: 'AccountSettings' })
  push(kit, { view: 'UpdateEmailWallet' })
  const updating = updateEmail(kit, { email, signal: view.signal }).catch((error: unknown) => error)
  await until(() => kit.getState().auth.approval.isOpen)
  // The view leaves the screen.
  view.abort()
  return { updating }
}

test('R-CONN-62 R-CONN-63 R-FLOW-19 verifies both addresses, and returns to the view that started the change', async () => {
  const bench = await logIn()
  const { kit, view, events, fake } = bench
  const { updating } = await startUpdate(bench, ' New@Mail.Example')
  expect(view()).toBe('ApproveTransaction')
  expect(fake.waiting()).toMatchObject([{ method: 'UPDATE_EMAIL', params: { email: 'new@mail.example' } }])
  await fake.approve(true)
  await updating
  expect([view(), kit.getState().auth.email, kit.getState().auth.emailFlow]).toEqual([
    'UpdateEmailPrimaryOtp',
    'new@mail.example',
    'update',
  ])
  await verifyPrimaryEmailCode(kit, { otp: '123456' })
  expect(view()).toBe('UpdateEmailSecondaryOtp')
  await verifySecondaryEmailCode(kit, { otp: '123456' })
  expect([view(), selectEmailUser(kit.getState())?.email]).toEqual(['AccountSettings', 'new@mail.example'])
  expect(selectAccount(kit.getState()).connectedWalletInfo?.identifier).toBe('new@mail.example')
  expect(kit.getState().toast).toMatchObject({ message: 'Email updated', name: 'email-updated', open: true })
  expect(events).toContain('EMAIL_EDIT {}')
  goBack(kit)
})

test('R-CONN-63 opens the code view of the new address when only that one needs verification', async () => {
  const bench = await logIn({ frame: { updateAction: 'VERIFY_SECONDARY_OTP' } })
  const { updating } = await startUpdate(bench, 'new@mail.example')
  await bench.fake.approve(true)
  await updating
  expect(bench.view()).toBe('UpdateEmailSecondaryOtp')
})

test('R-FRAME-82 goes back without a message when the user declines the change in the frame', async () => {
  const bench = await logIn()
  const { updating } = await startUpdate(bench, 'new@mail.example')
  expect(bench.view()).toBe('ApproveTransaction')
  bench.fake.reject()
  await updating
  expect([bench.view(), bench.kit.getState().toast.open]).toEqual(['UpdateEmailWallet', false])
})

test('R-FRAME-82 withdraws the change when the user leaves the approval', async () => {
  const bench = await logIn()
  const { updating } = await startUpdate(bench, 'new@mail.example')
  expect(bench.view()).toBe('ApproveTransaction')
  goBack(bench.kit)
  expect(await updating).toMatchObject({ code: 'auth/request-failed' })
  await until(() => bench.fake.waiting().length === 0)
  expect(bench.kit.getState().toast.open).toBe(false)
})

test('R-FRAME-82 shows no approval when the login is too old, and says what to do', async () => {
  const { kit, fake, view } = await logIn()
  void open(kit)
  push(kit, { view: 'UpdateEmailWallet' })
  fake.rejectNext('UPDATE_EMAIL', { message: 'Log out and log in again to change your email' })
  await expect(updateEmail(kit, { email: 'new@mail.example' })).rejects.toThrow('Log out and log in again')
  expect(view()).toBe('UpdateEmailWallet')
})
