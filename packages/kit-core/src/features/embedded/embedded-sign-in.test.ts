import { setUpEmbedded, stopEmbedded, until } from '../../../test/embedded-fixture.js'
import { memorySignIn } from '../../../test/sign-in-fixture.js'
import { attachSurface, loginWithEmail, open, requestClose, signIn, verifyEmailCode } from '../../actions.js'
import { selectIsSignedIn } from '../../index.js'

afterEach(stopEmbedded)

const EMAIL = 'someone@mail.example'

async function logIn() {
  const app = memorySignIn()
  const bench = await setUpEmbedded({ options: { siwx: app.config } })
  attachSurface(bench.kit)
  void open(bench.kit)
  await loginWithEmail(bench.kit, { email: EMAIL })
  await verifyEmailCode(bench.kit, { otp: '123456' })
  await until(() => bench.kit.getState().signIn.status === 'needed')
  return { ...bench, app }
}

test('R-SIWX-37 R-SIWX-13 asks for a sign-in after an email login, and signs in the frame', async () => {
  const { kit, fake, view, app } = await logIn()
  expect(view()).toBe('SIWXSignMessage')
  const signing = signIn(kit)
  await until(() => fake.waiting().length === 1)
  expect([view(), kit.getState().transactions.length]).toEqual(['ApproveTransaction', 1])
  await fake.approve()
  const session = await signing
  expect(session.data.accountAddress).toBe(fake.addresses.eip155)
  expect(app.sessions()).toEqual([session])
  expect([view(), selectIsSignedIn(kit.getState()), kit.getState().transactions]).toEqual([undefined, true, []])
})

test('R-SIWX-13 R-STACK-10 R-FLOW-35 keeps the approval of a required sign-in open, and returns to the sign-in view when it is declined', async () => {
  const { kit, fake, view } = await logIn()
  const signing = signIn(kit)
  await until(() => fake.waiting().length === 1)
  requestClose(kit)
  expect([view(), kit.getState().modal.isShaking, fake.waiting().length]).toEqual(['ApproveTransaction', true, 1])
  fake.reject()
  await expect(signing).rejects.toMatchObject({ code: 'sign-in/declined' })
  expect([view(), kit.getState().transactions, kit.getState().signIn.status]).toEqual(['SIWXSignMessage', [], 'needed'])
})
