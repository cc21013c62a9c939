import { memorySignIn, SOLANA_WALLET, settled, setUpSignIn, stopKits } from '../../../test/sign-in-fixture.js'
import { disconnect, signIn, signOut, switchAccount, switchNetwork } from '../../actions.js'
import { mainnet } from '../../base/networks/ethereum.js'
import { SignInCheckError } from '../../errors.js'
import { createKit, type SiweConfig, type SiweSession } from '../../index.js'
import { createTestKit, mockAccounts } from '../../testing/index.js'

afterEach(() => {
  stopKits()
  jest.useRealTimers()
})

const [ALICE = '', BOB = ''] = mockAccounts('eip155').map(({ address }) => address)

/** An older configuration with an in-memory server. */
function olderConfig(over: Partial<SiweConfig> = {}) {
  let session: SiweSession | null = null
  let nonces = 0
  const calls: string[] = []
  const note = (call: string) => void calls.push(call)
  const config: SiweConfig = {
    async getNonce(address) {
      nonces += 1
      note(`getNonce ${address}`)
      return `nonce000${nonces}`
    },
    getMessageParams: async () => ({ domain: 'app.example', uri: 'https://app.example', statement: 'Welcome.' }),
    createMessage: ({ address, chainId, nonce, iat, version }) => `${address} ${chainId} ${nonce} ${iat} ${version}`,
    async verifyMessage({ message }) {
      const [, chainId, address] = /^did:pkh:eip155:(\d+):(\S+)/.exec(message) ?? []
      session = { address: address ?? '', chainId: Number(chainId) }
      return true
    },
    getSession: async () => session,
    async signOut() {
      note('signOut')
      session = null
      return true
    },
    onSignIn: ({ chainId }) => note(`onSignIn ${chainId}`),
    onSignOut: () => note('onSignOut'),
    ...over,
  }
  const end = () => {
    session = null
  }
  return { config, calls, session: () => session, end, take: () => calls.splice(0) }
}

async function setUp(over: Partial<SiweConfig> = {}) {
  const older = olderConfig(over)
  const made = await setUpSignIn({ options: { siwx: undefined, siweConfig: older.config } })
  return { ...made, older }
}

test('R-CFG-11 R-SIWX-36 wraps an older configuration as required, with its own text and nonce', async () => {
  const { kit, older, view, status, connect } = await setUp()
  await connect()
  expect([view(), kit.getState().signIn.isRequired]).toEqual(['SIWXSignMessage', true])
  const { data, message } = await signIn(kit)
  expect(message).toMatch(new RegExp(`^did:pkh:eip155:1:${ALICE} 1 nonce0001 \\d{4}-\\S+Z 1$`))
  expect(data).toMatchObject({ nonce: 'nonce0001', statement: 'Welcome.', domain: 'app.example' })
  expect([older.session(), view(), status()]).toEqual([{ address: ALICE, chainId: 1 }, undefined, 'signed'])
  expect(older.calls).toContain('onSignIn 1')
})

test('R-CFG-10 R-SIWX-02 rejects both configurations together', () => {
  const { config } = olderConfig()
  const siwx = memorySignIn().config
  const create = () => createKit({ projectId: 'x', networks: [mainnet], siweConfig: config, siwx })
  expect(create).toThrow('Cannot set both `siweConfig` and `siwx` options')
})

test.each(['siwx', 'siweConfig'])('R-CFG-10 rejects a %s that is not an object', (name) => {
  const options = { projectId: 'x', networks: [mainnet] }
  Reflect.set(options, name, 'yes')
  expect(() => Reflect.apply(createKit, undefined, [options])).toThrow(`${name} does not fit`)
})

test('R-SIWX-36 asks for nothing with `enabled: false`, and makes it optional with `required: false`', async () => {
  const { kit } = createTestKit({ options: { siweConfig: olderConfig({ enabled: false }).config } })
  expect(kit.getState().signIn.isEnabled).toBe(false)
  const free = await setUp({ required: false })
  await free.connect()
  expect([free.view(), free.kit.getState().signIn.isRequired]).toEqual(['SIWXSignMessage', false])
})

test('R-SIWX-36 asks for nothing outside EVM networks', async () => {
  const { view, status, connect } = await setUp()
  await connect(SOLANA_WALLET)
  expect([view(), status()]).toEqual([undefined, 'idle'])
})

test('R-SIWX-36 signs out on another account or network by default, and not when switched off', async () => {
  const made = await setUp()
  await made.connect()
  await signIn(made.kit)
  made.older.take()
  await switchAccount(made.kit, { address: BOB })
  await settled()
  expect([made.view(), made.older.take()]).toEqual(['SIWXSignMessage', ['signOut', 'onSignOut', `getNonce ${BOB}`]])
  await signIn(made.kit)
  await switchNetwork(made.kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  expect([made.view(), made.older.session()]).toEqual(['SIWXSignMessage', null])

  const kept = await setUp({ signOutOnAccountChange: false, signOutOnNetworkChange: false })
  await kept.connect()
  await signIn(kept.kit)
  await switchAccount(kept.kit, { address: BOB })
  await switchNetwork(kept.kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  expect([kept.view(), kept.status(), kept.older.session()?.address]).toEqual([undefined, 'signed', ALICE])
})

test('R-SIWX-36 R-SIWX-21 signs out once on disconnect unless switched off, and always on sign-out', async () => {
  const made = await setUp()
  await made.connect()
  await signIn(made.kit)
  made.older.take()
  await disconnect(made.kit)
  await settled()
  expect(made.older.take()).toEqual(['signOut', 'onSignOut'])

  const kept = await setUp({ signOutOnDisconnect: false })
  await kept.connect()
  await signIn(kept.kit)
  await disconnect(kept.kit)
  await settled()
  expect(kept.older.session()).not.toBeNull()
  await kept.connect()
  await signOut(kept.kit)
  expect(kept.older.session()).toBeNull()
})

test('R-SIWX-30 R-SIWX-36 uses a nonce once, and never a stale one', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const { kit, evm, connect } = await setUp()
  await connect()
  evm.rejectNext({ method: 'signMessage' })
  await expect(signIn(kit)).rejects.toThrow()
  expect((await signIn(kit)).data.nonce).toBe('nonce0002')
  await signOut(kit)
  jest.setSystemTime(Date.now() + 300_000)
  expect((await signIn(kit)).data.nonce).toBe('nonce0004')
})

test('R-SIWX-36 fetches the session every five minutes while the kit runs', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  const { kit, older, view, stop, connect } = await setUp()
  await connect()
  await signIn(kit)
  older.end()
  jest.advanceTimersByTime(299_999)
  await settled()
  expect(view()).toBeUndefined()
  jest.advanceTimersByTime(1)
  await settled()
  expect(view()).toBe('SIWXSignMessage')
  stop()
  expect(jest.getTimerCount()).toBe(0)
})

test('R-SIWX-08 R-SIWX-36 disconnects when an older server fails at the first check', async () => {
  const { kit, toast, connect } = await setUp({ getSession: () => Promise.reject(new Error('down')) })
  await connect()
  await settled()
  expect([kit.getState().connect.status, toast()]).toEqual(['disconnected', new SignInCheckError().message])
})

test('R-SIWX-16 R-SIWX-36 signs no user in when an older server does not verify', async () => {
  const { kit, view, connect } = await setUp({ verifyMessage: async () => false })
  await connect()
  const expected = { code: 'sign-in/not-accepted', cause: { message: 'The signature is not valid' } }
  await expect(signIn(kit)).rejects.toMatchObject(expected)
  expect(view()).toBe('SIWXSignMessage')
})
