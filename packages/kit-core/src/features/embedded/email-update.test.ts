import { logIn, stopEmbedded } from '../../../test/embedded-fixture.js'
import { goBack, open, push, updateEmail, verifyPrimaryEmailCode, verifySecondaryEmailCode } from '../../actions.js'
import { selectAccount, selectEmailUser } from '../../index.js'

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
})

test('R-CONN-62 R-CONN-63 R-FLOW-19 verifies both addresses, and returns to the view that started the change', async () => {
  const { kit, view, events } = await logIn()
  void open(kit)
  push(kit, { view: 'AccountSettings' })
  push(kit, { view: 'UpdateEmailWallet' })
  await updateEmail(kit, { email: ' New@Mail.Example' })
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
  const { kit, view } = await logIn({ frame: { updateAction: 'VERIFY_SECONDARY_OTP' } })
  void open(kit)
  push(kit, { view: 'UpdateEmailWallet' })
  await updateEmail(kit, { email: 'new@mail.example' })
  expect(view()).toBe('UpdateEmailSecondaryOtp')
})
