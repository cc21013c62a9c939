import { EVM_WALLET, memorySignIn, SOLANA_WALLET, settled, setUpSignIn, stopKits } from '../../test/sign-in-bench.js'
import {
  attachSurface,
  cancelSignIn,
  close,
  connect,
  disconnect,
  getSignInSessions,
  open,
  push,
  ready,
  requestNetworkSwitch,
  signIn,
  signOut,
  start,
  switchAccount,
  switchNetwork,
} from '../actions.js'
import { selectCanClose } from '../index.js'
import { mainnet, sepolia } from '../networks/ethereum.js'
import { createMemoryStorage, createTestKit, mockAccounts, mockAdapter } from '../testing/index.js'

afterEach(stopKits)

const [ALICE, BOB] = mockAccounts('eip155').map(({ address }) => address)
const SOL = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test('R-SIWX-06 where a session exists nothing is asked, and the modal closes as ever', async () => {
  const made = await setUpSignIn()
  await made.connect()
  await signIn(made.kit)
  await disconnect(made.kit)
  await settled()
  const { signIn: app, kit, view, status, connect: connectWallet } = await setUpSignIn()
  app.config.addSession({ data: dataOf('eip155:1', ALICE ?? ''), message: 'm', signature: 's' })
  void open(kit)
  push(kit, { view: 'ConnectingExternal' })
  await connectWallet()
  expect([view(), status()]).toEqual([undefined, 'signed'])
  expect(app.calls).toContain(`getSessions eip155:1 ${ALICE}`)
})

const dataOf = (chainId: 'eip155:1' | 'eip155:11155111', accountAddress: string) => ({
  chainId,
  accountAddress,
  domain: 'app.example',
  uri: 'https://app.example',
  version: '1',
  nonce: 'abcdefgh',
})

test('R-MODAL-30 R-SIWX-06 a connecting view stays until it is known whether a sign-in must be shown', async () => {
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

test('R-SIWX-06 another network asks again, and back on the first one nothing is asked', async () => {
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

test('R-SIWX-06 another account asks again, whether the page or the wallet chose it', async () => {
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

test('R-CONN-118 another wallet and another namespace are asked too', async () => {
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

test('R-SIWX-07 on a network that the app does not list nothing is asked', async () => {
  const { kit, evm, view, status, signIn: app, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  await signIn(kit)
  const before = app.calls.length
  evm.changeNetwork('eip155:5')
  await settled()
  expect([view(), status(), app.calls.length]).toEqual(['UnsupportedChain', 'idle', before])
  await expect(signIn(kit)).rejects.toMatchObject({ message: 'No ActiveCaipNetwork or client found' })
})

test('R-SIWX-08 R-ERR-09 R-TRACK-01 a check that fails disconnects, tells, and resets to Connect', async () => {
  const app = memorySignIn()
  app.fail('getSessions', new Error('the server is down'))
  const { kit, view, status, toast, eventsOf, log, connect: connectWallet } = await setUpSignIn({ signIn: app })
  void open(kit)
  push(kit, { view: 'ConnectingExternal' })
  await connectWallet()
  expect([view(), status(), kit.getState().connect.status]).toEqual(['Connect', 'idle', 'disconnected'])
  expect(kit.getState().navigation.history).toHaveLength(1)
  expect(toast()).toBe('A problem occurred while trying initialize authentication')
  const facts = { network: 'eip155:1', isSmartAccount: false, message: 'the server is down' }
  expect(eventsOf('SIWX_AUTH_ERROR')).toEqual([facts])
  expect(log.entries.some(({ message }) => message === 'Sign-in failed')).toBe(true)
  expect(selectCanClose(kit.getState())).toBe(true)
})

test('R-SIWX-08 a check that fails ends the connection even where the wallet cannot be told', async () => {
  const app = memorySignIn({
    getRequired: () => {
      throw new Error('no idea')
    },
  })
  const { kit, evm, connect: connectWallet } = await setUpSignIn({ signIn: app })
  evm.rejectNext({ method: 'disconnect', error: new Error('stuck') })
  await connectWallet()
  expect(kit.getState().connect.connections.eip155).toEqual([])
})

test('R-SIWX-10 R-ERR-11 without an active address signing says so', async () => {
  const { kit } = await setUpSignIn()
  await expect(signIn(kit)).rejects.toMatchObject({ message: 'No ActiveCaipAddress found' })
  await expect(signOut(kit)).rejects.toMatchObject({ message: 'No ActiveCaipAddress found' })
  await expect(getSignInSessions(kit)).rejects.toMatchObject({ message: 'No ActiveCaipAddress found' })
})

test('R-SIWX-11 R-ERR-11 a malformed account says so', async () => {
  const { kit, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  const { accounts } = kit.getState()
  if (!accounts.eip155) throw new Error('No account')
  const broken = { ...accounts.eip155 }
  Reflect.set(broken, 'caipAddress', 'eip155:1')
  kit.store.set({ accounts: { ...accounts, eip155: broken } })
  await expect(signIn(kit)).rejects.toMatchObject({ message: 'Invalid CAIP Address' })
})

test('R-SIWX-15 R-ERR-10 a declined signature is told, and the view is still there, or there again', async () => {
  const { kit, evm, view, status, toast, eventsOf, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.rejectNext({ method: 'signMessage' })
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in/declined', message: 'Signature declined' })
  expect([view(), status(), toast()]).toEqual(['SIWXSignMessage', 'needed', 'Signature declined'])
  expect(kit.getState().toast.variant).toBe('error')
  expect(eventsOf('SIWX_AUTH_ERROR')).toMatchObject([{ network: 'eip155:1', message: 'User rejected the request' }])
  evm.holdNext({ method: 'signMessage' })
  const second = signIn(kit)
  await settled()
  close(kit)
  evm.reject()
  await expect(second).rejects.toMatchObject({ code: 'sign-in/declined' })
  expect(view()).toBe('SIWXSignMessage')
  await signIn(kit)
  expect(status()).toBe('signed')
})

test('R-SIWX-12 R-SIWX-15 R-ERR-10 R-TRACK-06 for a smart account another reason is named', async () => {
  const evm = mockAdapter({ accounts: [{ address: ALICE ?? '', type: 'smartAccount' }] })
  const { kit, toast, eventsOf, log, connect: connectWallet } = await setUpSignIn({ adapters: [evm] })
  await connectWallet()
  evm.controls.rejectNext({ method: 'signMessage' })
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in/smart-account' })
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([])
  expect(toast()).toBe('This application might not support Smart Accounts')
  expect(eventsOf('CLICK_SIGN_SIWX_MESSAGE')).toEqual([{ network: 'eip155:1', isSmartAccount: true }])
})

test.each(['createMessage', 'addSession'] as const)(
  'R-SIWX-16 R-TRACK-07 a failing %s counts as a failure to sign; its own words go to the event, without secrets',
  async (name) => {
    const { kit, signIn: app, view, toast, eventsOf, log, connect: connectWallet } = await setUpSignIn()
    await connectWallet()
    app.fail(name, new Error(`no ${'ab'.repeat(40)} for me@example.com`))
    await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in/declined' })
    expect([view(), toast()]).toEqual(['SIWXSignMessage', 'Signature declined'])
    expect(eventsOf('SIWX_AUTH_ERROR')).toMatchObject([{ message: 'no … for …' }])
    expect(log.entries.filter(({ message }) => message === 'Sign-in failed')).toHaveLength(1)
    app.mend()
    await signIn(kit)
    expect(view()).toBeUndefined()
  },
)

test('R-SIWX-17 R-TRACK-01 cancelling disconnects where sign-in is required', async () => {
  const { kit, view, eventsOf, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  await cancelSignIn(kit)
  expect([view(), kit.getState().connect.status]).toEqual([undefined, 'disconnected'])
  expect(kit.getState().navigation.history.map(({ view: name }) => name)).toEqual(['Connect'])
  expect(eventsOf('CLICK_CANCEL_SIWX')).toEqual([{ network: 'eip155:1', isSmartAccount: false }])
})

test('R-SIWX-17 cancelling closes where it is not required', async () => {
  const app = memorySignIn({ isRequired: false })
  const { kit, view, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  await cancelSignIn(kit)
  expect([view(), kit.getState().connect.status]).toEqual([undefined, 'connected'])
  expect(kit.getState().navigation.history.map(({ view: name }) => name)).toEqual(['Connect'])
})

test('R-SIWX-17 cancelling while the wallet is asked: a late signature signs nobody in', async () => {
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

test('R-SIWX-17 cancelling disconnects even where the wallet cannot be told', async () => {
  const { kit, evm, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.rejectNext({ method: 'disconnect', error: new Error('stuck') })
  await cancelSignIn(kit)
  expect(kit.getState().connect.connections.eip155).toEqual([])
})

test('R-SIWX-18 with `onCancel: previous` a switch of network or account is taken back', async () => {
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

test('R-SIWX-18 a request that came of connecting, or cannot be taken back, disconnects all the same', async () => {
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

test('R-SIWX-18 a second wallet that does not sign in leaves the first one as it was', async () => {
  const app = memorySignIn({ onCancel: 'previous' })
  const { kit, status, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  await signIn(kit)
  await connectWallet(SOLANA_WALLET)
  await cancelSignIn(kit)
  await settled()
  expect([status(), kit.getState().signIn.address]).toEqual(['signed', `eip155:1:${ALICE}`])
})

test('R-SIWX-19 a click while the wallet is being restored waits, and is no `Signature declined`', async () => {
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const app = memorySignIn()
  const parts = { adapters: [evm], storage, signIn: app, options: { networks: [mainnet, sepolia] } } as const
  const first = await setUpSignIn(parts)
  await first.connect()
  first.stop()
  evm.controls.holdNext({ method: 'reconnect' })
  const { kit } = createTestKit({ adapters: [evm], storage: storage.tab(), options: { siwx: app.config } })
  attachSurface(kit)
  const stop = start(kit)
  await settled()
  expect(kit.getState().connect.restoring).toEqual(['eip155'])
  const signing = signIn(kit)
  await settled()
  expect([evm.controls.requests.some(({ method }) => method === 'signMessage'), kit.getState().toast.open]).toEqual([
    false,
    false,
  ])
  evm.controls.approve()
  const session = await signing
  expect(session.data.accountAddress).toBe(ALICE)
  expect(kit.getState().signIn.status).toBe('signed')
  stop()
})

test('R-SIWX-06 R-SIWX-19 a wallet that came back is checked as well', async () => {
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const app = memorySignIn()
  const first = await setUpSignIn({ adapters: [evm], storage, signIn: app, options: { networks: [mainnet, sepolia] } })
  await first.connect()
  first.stop()
  const second = await setUpSignIn({ adapters: [evm], storage, signIn: app, options: { networks: [mainnet, sepolia] } })
  expect([second.view(), second.status()]).toEqual(['SIWXSignMessage', 'needed'])
})

test.each<readonly [string, (made: Awaited<ReturnType<typeof setUpSignIn>>) => unknown]>([
  ['the kit', ({ kit }) => disconnect(kit, { namespace: 'eip155' })],
  ['the wallet', ({ evm }) => evm.disconnect()],
  [
    'the wallet, which opens no account any more',
    ({ evm }) => evm.emit({ type: 'accountChanged', connectorId: EVM_WALLET, accounts: [] }),
  ],
  ['the chain’s own library', ({ evm }) => evm.emit({ type: 'disconnect', connectorId: EVM_WALLET })],
])(
  'R-SIWX-21 R-CONN-96 R-CONN-115 a disconnect by %s clears the sessions of its addresses on every network',
  async (_, end) => {
    const made = await setUpSignIn()
    const { kit, signIn: app, status } = made
    await made.connect()
    await signIn(kit)
    await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
    await settled()
    await signIn(kit)
    await made.connect(SOLANA_WALLET)
    await signIn(kit)
    expect(app.sessions()).toHaveLength(3)
    await end(made)
    await settled()
    expect(app.sessions().map(({ data }) => data.chainId)).toEqual([SOL])
    expect(status()).toBe('signed')
  },
)

test('R-SIWX-21 an address that another wallet has open keeps its session', async () => {
  const made = await setUpSignIn()
  await made.connect()
  await signIn(made.kit)
  await made.connect('host.wallet.eip155')
  await disconnect(made.kit, { namespace: 'eip155', connectorId: 'host.wallet.eip155' })
  await settled()
  expect(made.signIn.sessions()).toHaveLength(1)
})

test('R-SIWX-21 a wallet that no longer agrees to be restored has its sessions cleared', async () => {
  const storage = createMemoryStorage()
  const evm = mockAdapter()
  const app = memorySignIn()
  const parts = { adapters: [evm], storage, signIn: app, options: { networks: [mainnet, sepolia] } } as const
  const first = await setUpSignIn(parts)
  await first.connect()
  await signIn(first.kit)
  first.stop()
  evm.controls.forget()
  const second = await setUpSignIn(parts)
  await settled()
  expect([second.kit.getState().connect.status, app.sessions()]).toEqual(['disconnected', []])
})

test('R-SIWX-21 whoever comes back before the revocation is done is not taken for signed in', async () => {
  const made = await setUpSignIn()
  const { revokeSession } = made.signIn.config
  const waiting: (() => void)[] = []
  made.signIn.config.revokeSession = async (chainId, address) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return revokeSession(chainId, address)
  }
  await made.connect()
  await signIn(made.kit)
  await disconnect(made.kit)
  await made.connect()
  expect(made.status()).toBe('checking')
  for (let turn = 0; turn < 4; turn++) {
    for (const go of waiting.splice(0)) go()
    await settled()
  }
  expect([made.status(), made.view()]).toEqual(['needed', 'SIWXSignMessage'])
})

test('R-SIWX-21 a revocation that fails is noted, and the rest goes on', async () => {
  const made = await setUpSignIn()
  await made.connect()
  await signIn(made.kit)
  made.signIn.fail('revokeSession')
  await disconnect(made.kit)
  await settled()
  expect(made.log.entries.some(({ message }) => message === 'A session could not be revoked')).toBe(true)
  made.signIn.mend()
  await made.connect()
  expect(made.status()).toBe('signed')
})

test('R-MODAL-16 a session that another tab adds closes the view; one that it revokes asks again', async () => {
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

test('R-MODAL-16 a requirement that changes without a word is seen with the next change of anything', async () => {
  let isRequired = true
  const app = memorySignIn({ getRequired: () => isRequired })
  const { kit, connect: connectWallet } = await setUpSignIn({ signIn: app })
  await connectWallet()
  isRequired = false
  kit.store.set(({ modal }) => ({ modal: { ...modal, loading: true } }))
  expect(selectCanClose(kit.getState())).toBe(true)
})

test('R-SIWX-04 signing out revokes the account’s sessions and asks again where that is required', async () => {
  const made = await setUpSignIn()
  const { kit, signIn: app, view, status } = made
  await made.connect()
  await signIn(kit)
  expect(await getSignInSessions(kit)).toEqual(app.sessions())
  await signOut(kit)
  expect([app.sessions(), view(), status(), kit.getState().connect.status]).toEqual([
    [],
    'SIWXSignMessage',
    'needed',
    'connected',
  ])
})

test('R-SIWX-30 another account in the wallet while it signs: the signature is not kept for either', async () => {
  const { kit, evm, signIn: app, view, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.holdNext({ method: 'signMessage' })
  const signing = signIn(kit)
  await settled()
  evm.changeAccounts([{ address: BOB ?? '' }])
  evm.approve()
  await expect(signing).rejects.toMatchObject({ code: 'request/aborted' })
  await settled()
  expect([app.sessions(), view(), kit.getState().signIn.address]).toEqual([[], 'SIWXSignMessage', `eip155:1:${BOB}`])
})

test('R-SIWX-21 a disconnect while the session is being kept leaves none', async () => {
  const made = await setUpSignIn()
  let release = () => {}
  const { addSession } = made.signIn.config
  made.signIn.config.addSession = async (session) => {
    await new Promise<void>((resolve) => (release = resolve))
    return addSession(session)
  }
  await made.connect()
  const signing = signIn(made.kit)
  await settled()
  await disconnect(made.kit)
  release()
  await expect(signing).rejects.toMatchObject({ code: 'request/aborted' })
  await settled()
  expect(made.signIn.sessions()).toEqual([])
})

test('R-SIWX-01 a kit that stops hears and asks nothing more', async () => {
  const { kit, stop, evm, signIn: app, connect: connectWallet } = await setUpSignIn()
  await connectWallet()
  evm.holdNext({ method: 'signMessage' })
  const signing = signIn(kit)
  await settled()
  stop()
  await expect(signing).rejects.toMatchObject({ code: 'request/aborted' })
  expect(app.listeners.size).toBe(0)
})

test('R-SIWX-01 nothing of sign-in is loaded where the options have none', async () => {
  const evm = mockAdapter()
  const { kit } = createTestKit({ adapters: [evm] })
  const stop = start(kit)
  await ready(kit)
  await connect(kit, { connectorId: EVM_WALLET })
  await settled()
  expect(kit.getState().signIn).toEqual({ isEnabled: false, isRequired: false, status: 'idle', address: undefined })
  stop()
})
