import { memorySignIn, SOLANA_WALLET, settled, setUpSignIn, stopKits } from '../../../test/sign-in-fixture.js'
import { cancelSignIn, signIn, switchAccount, switchNetwork } from '../../actions.js'
import { mockAccounts } from '../../testing/index.js'

afterEach(stopKits)

const [ALICE, BOB] = mockAccounts('eip155').map(({ address }) => address)

test('R-SIWX-17 R-TRACK-01 disconnects on cancel when sign-in is required', async () => {
  const { kit, view, eventsOf, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  await cancelSignIn(kit)
  expect([view(), kit.getState().connect.status]).toEqual([undefined, 'disconnected'])
  expect(kit.getState().navigation.history.map(({ view: name }) => name)).toEqual(['Connect'])
  expect(eventsOf('CLICK_CANCEL_SIWX')).toEqual([{ network: 'eip155:1', isSmartAccount: false }])
})

test('R-SIWX-17 closes on cancel when sign-in is not required', async () => {
  const app = memorySignIn({ isRequired: false })
  const { kit, view, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  await cancelSignIn(kit)
  expect([view(), kit.getState().connect.status]).toEqual([undefined, 'connected'])
  expect(kit.getState().navigation.history.map(({ view: name }) => name)).toEqual(['Connect'])
})

test('R-SIWX-17 ignores a late signature when sign-in was cancelled while the wallet was prompted', async () => {
  const { kit, evm, signIn: app, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.holdNext({ method: 'signMessage' })
  const signing = signIn(kit)
  await settled()
  await cancelSignIn(kit)
  evm.approve()
  await expect(signing).rejects.toMatchObject({ code: 'request/aborted' })
  expect([app.sessions(), kit.getState().connect.status]).toEqual([[], 'disconnected'])
})

test('R-SIWX-17 disconnects on cancel even when the wallet cannot be reached', async () => {
  const { kit, evm, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.rejectNext({ method: 'disconnect', error: new Error('stuck') })
  await cancelSignIn(kit)
  expect(kit.getState().connect.connections.eip155).toEqual([])
})

test('R-SIWX-18 undoes a network or account switch on cancel with `onCancel: previous`', async () => {
  const app = memorySignIn({ onCancel: 'previous' })
  const { kit, view, status, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  await signIn(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  await cancelSignIn(kit)
  await settled()
  expect([view(), status(), kit.getState().signIn.address]).toEqual([undefined, 'signed', `eip155:1:${ALICE}`])
  await switchAccount(kit, { address: BOB ?? '' })
  await settled()
  await cancelSignIn(kit)
  await settled()
  expect([view(), status(), kit.getState().signIn.address]).toEqual([undefined, 'signed', `eip155:1:${ALICE}`])
  expect(kit.getState().connect.status).toBe('connected')
})

test('R-SIWX-18 disconnects on cancel after a new connection, or when the switch cannot be undone', async () => {
  const app = memorySignIn({ onCancel: 'previous' })
  const { kit, evm, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  await cancelSignIn(kit)
  expect(kit.getState().connect.status).toBe('disconnected')
  await connectWallet()
  await signIn(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  evm.rejectNext({ method: 'switchNetwork' })
  await cancelSignIn(kit)
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-SIWX-18 keeps the first wallet when a second one does not sign in', async () => {
  const app = memorySignIn({ onCancel: 'previous' })
  const { kit, status, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  await signIn(kit)
  await connectWallet(SOLANA_WALLET)
  await cancelSignIn(kit)
  await settled()
  expect([status(), kit.getState().signIn.address]).toEqual(['signed', `eip155:1:${ALICE}`])
})
