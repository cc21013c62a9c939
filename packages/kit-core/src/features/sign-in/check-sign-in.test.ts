import {
  EVM_WALLET,
  memorySignIn,
  SOLANA_WALLET,
  settled,
  setUpSignIn,
  stopKits,
} from '../../../test/sign-in-fixture.js'
import {
  connect,
  open,
  push,
  ready,
  requestNetworkSwitch,
  signIn,
  start,
  switchAccount,
  switchNetwork,
} from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { SignInCheckError } from '../../errors.js'
import { selectCanClose } from '../../navigation/can-close.js'
import { createMemoryStorage, createTestKit, mockAccounts, mockAdapter } from '../../testing/index.js'

afterEach(stopKits)
afterEach(() => jest.useRealTimers())

const [ALICE, BOB] = mockAccounts('eip155').map(({ address }) => address)
const SOL = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const dataOf = (chainId: 'eip155:1' | 'eip155:11155111', accountAddress: string) => ({
  chainId,
  accountAddress,
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'abcdefgh',
})

test('R-SIWX-06 asks for nothing and closes the modal as usual when a session exists', async () => {
  const { signIn: app, kit, view, status, connect: connectWallet } = await setUpSignIn()
  app.config.addSession({ data: dataOf('eip155:1', ALICE ?? ''), message: 'm', signature: 's' })
  void open(kit)
  push(kit, { view: 'ConnectingExternal' })
  await connectWallet()
  expect([view(), status()]).toEqual([undefined, 'signed'])
  expect(app.calls).toContain(`getSessions eip155:1 ${ALICE}`)
})

test('R-MODAL-30 R-SIWX-06 keeps the connecting view until it is known whether sign-in must be shown', async () => {
  let answer = () => {}
  const app = memorySignIn({ getSessions: () => new Promise((resolve) => (answer = () => resolve([]))) })
  const { kit, view, status, connect: connectWallet } = await setUpSignIn({ signIn: app })
  void open(kit)
  push(kit, { view: 'ConnectingExternal' })
  await connectWallet()
  expect([view(), status()]).toEqual(['ConnectingExternal', 'checking'])
  answer()
  await settled()
  expect([view(), status()]).toEqual(['SIWXSignMessage', 'needed'])
})

test('R-SIWX-06 asks again on another network, and not when back on a signed-in one', async () => {
  const { kit, view, status, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  await signIn(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  expect([view(), kit.getState().signIn.address]).toEqual(['SIWXSignMessage', `eip155:11155111:${ALICE}`])
  await switchNetwork(kit, { caipNetworkId: 'eip155:1' })
  await settled()
  expect([view(), status()]).toEqual([undefined, 'signed'])
})

test('R-SIWX-06 asks again for another account, whether the page or the wallet switched', async () => {
  const { kit, evm, view, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  await signIn(kit)
  await switchAccount(kit, { address: BOB ?? '' })
  await settled()
  expect([view(), kit.getState().signIn.address]).toEqual(['SIWXSignMessage', `eip155:1:${BOB}`])
  await signIn(kit)
  evm.changeAccounts([{ address: '0x3333333333333333333333333333333333333333' }])
  await settled()
  expect(view()).toBe('SIWXSignMessage')
})

test('R-CONN-118 asks for another wallet and another namespace too', async () => {
  const { kit, view, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  await signIn(kit)
  await connectWallet(SOLANA_WALLET)
  expect([view(), kit.getState().signIn.address?.startsWith(SOL)]).toEqual(['SIWXSignMessage', true])
  await signIn(kit)
  await requestNetworkSwitch(kit, { caipNetworkId: 'eip155:1' })
  await settled()
  expect(view()).toBeUndefined()
})

test('R-SIWX-07 asks for nothing on a network that the app does not list', async () => {
  const { kit, evm, view, status, signIn: app, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  await signIn(kit)
  const before = app.calls.length
  evm.changeNetwork('eip155:5')
  await settled()
  expect([view(), status(), app.calls.length]).toEqual(['UnsupportedChain', 'idle', before])
  await expect(signIn(kit)).rejects.toMatchObject({ message: 'No ActiveCaipNetwork or client found' })
})

test.each([true, false])(
  'R-SIWX-08 disconnects when the first check after a connect fails; modal open: %p',
  async (isOpen) => {
    const app = memorySignIn()
    app.fail('getSessions', new Error('the server is down'))
    const { kit, view, status, toast, eventsOf, connect: connectWallet } = await setUpSignIn({ signIn: app })
    if (isOpen) void open(kit)
    if (isOpen) push(kit, { view: 'ConnectingExternal' })
    await connectWallet()
    await settled()
    expect([view(), status(), kit.getState().connect.status]).toEqual([
      isOpen ? 'Connect' : undefined,
      'idle',
      'disconnected',
    ])
    expect(toast()).toBe(new SignInCheckError().message)
    expect(eventsOf('SIWX_AUTH_ERROR')).toMatchObject([{ message: 'the server is down' }])
    app.mend()
    await connectWallet()
    await settled()
    expect([view(), status(), kit.getState().connect.status]).toEqual(['SIWXSignMessage', 'needed', 'connected'])
  },
)

test('R-SIWX-08 R-ERR-09 R-TRACK-01 keeps the connection, reports the failure and retries when a later check fails', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const app = memorySignIn()
  const { kit, view, status, toast, eventsOf, log, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  await settled()
  const before = app.calls.filter((call) => call.startsWith('getSessions')).length
  app.fail('getSessions', new Error('the server is down'))
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  expect([view(), status(), kit.getState().connect.status]).toEqual(['SIWXSignMessage', 'needed', 'connected'])
  expect([kit.getState().signIn.failure?.message, toast()]).toEqual([
    'A problem occurred while trying initialize authentication',
    '',
  ])
  const facts = { network: 'eip155:11155111', isSmartAccount: false, message: 'the server is down' }
  expect(eventsOf('SIWX_AUTH_ERROR')).toEqual([facts])
  expect(log.entries.some(({ message }) => message === 'Sign-in failed')).toBe(true)
  expect(selectCanClose(kit.getState())).toBe(true)
  const asked = () => app.calls.filter((call) => call.startsWith('getSessions')).length - before
  const counts: number[] = []
  for (const ms of [4_999, 1, 15_000, 45_000, 60_000]) {
    jest.advanceTimersByTime(ms)
    await settled()
    counts.push(asked())
  }
  expect(counts).toEqual([1, 2, 3, 4, 5])
  app.mend()
  jest.advanceTimersByTime(60_000)
  await settled()
  expect([status(), kit.getState().signIn.failure, selectCanClose(kit.getState())]).toEqual([
    'needed',
    undefined,
    false,
  ])
  jest.advanceTimersByTime(600_000)
  await settled()
  expect(asked()).toBe(6)
})

test('R-SIWX-71 keeps the user signed in when changed sessions cannot be read for a moment', async () => {
  const { kit, signIn: app, status, view, eventsOf, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  await signIn(kit)
  app.fail('getSessions', new Error('the server is down'))
  app.change({})
  await settled()
  expect([status(), view(), kit.getState().connect.status]).toEqual(['signed', undefined, 'connected'])
  expect(eventsOf('SIWX_AUTH_ERROR')).toMatchObject([{ message: 'the server is down' }])
  expect(app.sessions()).toHaveLength(1)
  app.mend()
  app.change({ sessions: [] })
  await settled()
  expect([status(), view()]).toEqual(['needed', 'SIWXSignMessage'])
})

test('R-SIWX-08 keeps the connection when a later check cannot read whether sign-in is required', async () => {
  let isKnown = true
  const app = memorySignIn({
    getRequired: () => {
      if (!isKnown) throw new Error('no idea')
      return true
    },
  })
  const { kit, status, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  isKnown = false
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  expect(kit.getState().connect.connections.eip155).toHaveLength(1)
  expect([status(), kit.getState().signIn.failure?.code]).toEqual(['needed', 'sign-in/check-failed'])
})

test('R-SIWX-06 R-SIWX-19 checks a restored wallet as well', async () => {
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const app = memorySignIn()
  const first = await setUpSignIn({ adapters: [evm], storage, signIn: app, options: { networks: [mainnet, sepolia] } })
  await first.connect()
  first.stop()
  const second = await setUpSignIn({ adapters: [evm], storage, signIn: app, options: { networks: [mainnet, sepolia] } })
  expect([second.view(), second.status()]).toEqual(['SIWXSignMessage', 'needed'])
})

test('R-MODAL-16 closes the view when another tab adds a session, and asks again when it revokes one', async () => {
  const made = await setUpSignIn()
  const { kit, signIn: app, view, status } = made
  await made.connect()
  app.change({ sessions: [{ data: dataOf('eip155:1', ALICE ?? ''), message: 'm', signature: 's' }] })
  await settled()
  expect([view(), status()]).toEqual([undefined, 'signed'])
  app.change({ sessions: [] })
  await settled()
  expect([view(), status(), selectCanClose(kit.getState())]).toEqual(['SIWXSignMessage', 'needed', false])
  app.change({ isRequired: false })
  await settled()
  expect(selectCanClose(kit.getState())).toBe(true)
})

test('R-MODAL-16 notices a changed requirement with the next state change when no event announces it', async () => {
  let isRequired = true
  const app = memorySignIn({ getRequired: () => isRequired })
  const { kit, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  isRequired = false
  kit.store.set(({ modal }) => ({ modal: { ...modal, loading: true } }))
  expect(selectCanClose(kit.getState())).toBe(true)
})

test('R-SIWX-01 stops listening and requesting once the kit stops', async () => {
  const { kit, stop, evm, signIn: app, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.holdNext({ method: 'signMessage' })
  const signing = signIn(kit)
  await settled()
  stop()
  await expect(signing).rejects.toMatchObject({ code: 'request/aborted' })
  expect(app.listeners.size).toBe(0)
})

test('R-SIWX-01 loads nothing of sign-in when the options have none', async () => {
  const evm = mockAdapter()
  const { kit } = createTestKit({ adapters: [evm] })
  const stop = start(kit)
  await ready(kit)
  await connect(kit, { connectorId: EVM_WALLET })
  await settled()
  expect(kit.getState().signIn).toEqual({ isEnabled: false, isRequired: false, status: 'idle', address: undefined })
  stop()
})
