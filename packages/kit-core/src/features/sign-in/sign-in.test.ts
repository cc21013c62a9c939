import { EVM_WALLET, memorySignIn, settled, setUpSignIn, stopKits } from '../../../test/sign-in-fixture.js'
import { close, connect, goBack, open, push, requestClose, signIn, start } from '../../actions.js'
import { selectIsSignedIn } from '../../index.js'
import { selectCanClose } from '../../navigation/can-close.js'
import { createTestKit, mockAccounts } from '../../testing/index.js'

afterEach(stopKits)

const ADDRESS = mockAccounts('eip155')[0].address
const MAINNET = { network: 'eip155:1', isSmartAccount: false }

test('R-SIWX-03 R-SIWX-06 R-SIWX-14 asks to sign in on connect, and stores the session, closes and tracks it once signed', async () => {
  const { kit, signIn: app, view, status, connect: connectWallet, eventsOf } = await setUpSignIn()
  void open(kit)
  push(kit, { view: 'ConnectingExternal' })
  await connectWallet()
  expect([view(), status(), kit.getState().signIn.address]).toEqual([
    'SIWXSignMessage',
    'needed',
    `eip155:1:${ADDRESS}`,
  ])
  const session = await signIn(kit)
  expect(session.data).toMatchObject({ chainId: 'eip155:1', accountAddress: ADDRESS })
  expect(session.signature).toBe(`signed by ${ADDRESS}: ${session.message}`)
  expect(app.sessions()).toEqual([session])
  expect([view(), status(), selectIsSignedIn(kit.getState())]).toEqual([undefined, 'signed', true])
  expect(eventsOf('CLICK_SIGN_SIWX_MESSAGE')).toEqual([MAINNET])
  expect(eventsOf('SIWX_AUTH_SUCCESS')).toEqual([MAINNET])
})

test('R-SIWX-09 R-ERR-11 asks for nothing and throws on signing when the options have no sign-in', async () => {
  const { kit } = createTestKit()
  const stop = start(kit)
  await settled()
  await connect(kit, { connectorId: EVM_WALLET })
  await settled()
  expect(kit.getState()).toMatchObject({ modal: { open: false }, signIn: { isEnabled: false, status: 'idle' } })
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in/not-enabled', message: 'SIWX is not enabled' })
  stop()
})

test('R-MODAL-14 R-SIWX-20 keeps its view open while sign-in is required and there is no session', async () => {
  const { kit, view, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  expect(selectCanClose(kit.getState())).toBe(false)
  requestClose(kit)
  goBack(kit)
  expect([view(), kit.getState().modal.isShaking]).toEqual(['SIWXSignMessage', true])
  close(kit)
  void open(kit)
  expect(view()).toBe('SIWXSignMessage')
  await signIn(kit)
  void open(kit)
  expect(view()).toBe('Account')
})

test('R-SIWX-05 lets its view close when sign-in is not required', async () => {
  const {
    kit,
    view,
    status,
    connect: connectWallet,
  } = await setUpSignIn({ signIn: memorySignIn({ isRequired: false }) })
  await connectWallet()
  expect([view(), selectCanClose(kit.getState())]).toEqual(['SIWXSignMessage', true])
  requestClose(kit)
  expect([view(), status()]).toEqual([undefined, 'needed'])
})
