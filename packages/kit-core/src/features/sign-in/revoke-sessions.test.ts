import {
  EVM_WALLET,
  memorySignIn,
  SOLANA_WALLET,
  settled,
  setUpSignIn,
  stopKits,
} from '../../../test/sign-in-fixture.js'
import { disconnect, getSignInSessions, signIn, signOut, switchNetwork } from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { createMemoryStorage, mockAdapter } from '../../testing/index.js'

afterEach(stopKits)

const SOL = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

test.each<readonly [string, (made: Awaited<ReturnType<typeof setUpSignIn>>) => unknown]>([
  ['the kit', ({ kit }) => disconnect(kit, { namespace: 'eip155' })],
  ['the wallet', ({ evm }) => evm.disconnect()],
  [
    'the wallet, which opens no account and says that it does not know the app any more',
    ({ evm }) => {
      evm.forget()
      evm.emit({ type: 'accountChanged', connectorId: EVM_WALLET, accounts: [] })
    },
  ],
  ['the chain’s own library', ({ evm }) => evm.emit({ type: 'disconnect', connectorId: EVM_WALLET })],
])(
  'R-SIWX-21 R-CONN-96 R-CONN-115 clears the sessions of the addresses on every network after a disconnect by %s',
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

test('R-SIWX-21 keeps the session of an address that another wallet still has connected', async () => {
  const made = await setUpSignIn()
  await made.connect()
  await signIn(made.kit)
  await made.connect('host.wallet.eip155')
  await disconnect(made.kit, { namespace: 'eip155', connectorId: 'host.wallet.eip155' })
  await settled()
  expect(made.signIn.sessions()).toHaveLength(1)
})

test('R-SIWX-21 clears the sessions of a wallet that refuses to be restored', async () => {
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

test('R-SIWX-21 does not count an account as signed in when it reconnects during the revocation', async () => {
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

test('R-SIWX-21 logs a failed revocation and continues with the others', async () => {
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

test('R-SIWX-04 revokes the account’s sessions on sign-out, and asks again when required', async () => {
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

test('R-SIWX-70 continues signing out when one network’s sessions cannot be revoked, and reports it', async () => {
  const made = await setUpSignIn()
  const { kit, signIn: app } = made
  await made.connect()
  await signIn(kit)
  await switchNetwork(kit, { caipNetworkId: 'eip155:11155111' })
  await settled()
  await signIn(kit)
  const { revokeSession } = app.config
  app.config.revokeSession = async (chainId, address) => {
    await revokeSession(chainId, address)
    if (chainId === 'eip155:1') throw new Error('The server is down')
  }
  await expect(signOut(kit)).rejects.toThrow('The server is down')
  expect([app.sessions(), made.status()]).toEqual([[], 'needed'])
})

test('R-SIWX-21 leaves no session when the wallet disconnects while it is being stored', async () => {
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
