import { disconnect, ready, start, startPairing } from '../../actions.js'
import { mainnet, sepolia } from '../../base/networks/ethereum.js'
import { solana } from '../../base/networks/solana.js'
import { selectAccount, selectNamespaceStatus } from '../../index.js'
import {
  createMemoryStorage,
  createTestKit,
  mockAccounts,
  mockAdapter,
  mockApproval,
  mockPairedSession,
  mockTransport,
  type TestKitParams,
} from '../../testing/index.js'

const settled = () => new Promise(setImmediate)
const APPROVAL = mockApproval('eip155:1', 'eip155:11155111', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function site() {
  const storage = createMemoryStorage()
  const transport = mockTransport()
  const page = ({ options = {}, ...params }: TestKitParams = {}) => {
    const { kit } = createTestKit({
      adapters: [mockAdapter(), mockAdapter({ namespace: 'solana' })],
      options: { networks: [mainnet, sepolia, solana], ...options },
      pairingTransport: transport,
      storage,
      ...params,
    })
    const stop = start(kit)
    stops.push(stop)
    return { kit, stop }
  }
  return { storage, transport, pairing: transport.controls, page }
}

async function pairedBefore() {
  const parts = site()
  const { kit, stop } = parts.page()
  await ready(kit)
  startPairing(kit)
  await settled()
  const session = parts.pairing.last().approve(mockPairedSession({ namespaces: APPROVAL }))
  await settled()
  return { ...parts, kit, stop, session }
}

test('R-CONN-106 R-CONN-108 R-CONN-113 restores every namespace of the session after a reload, with one restore', async () => {
  const { stop, page, pairing, session } = await pairedBefore()
  stop()
  const before = pairing.restores()
  const { kit } = page()
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('disconnected')
  await ready(kit)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
  expect(selectAccount(kit.getState(), 'eip155').connectedWalletInfo).toMatchObject({
    name: 'Paired Wallet',
    type: 'WALLET_CONNECT',
  })
  expect(pairing.restores() - before).toBe(1)
  expect(pairing.offers).toHaveLength(1)
  session.controls.disconnect()
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-CONN-109 restores the previously active account and network', async () => {
  const { kit: first, stop, page, session, transport } = await pairedBefore()
  session.controls.changeNetwork('eip155:11155111')
  session.controls.changeAccounts('eip155', [`eip155:11155111:${mockAccounts('eip155')[1].address}`])
  const { caipAddress } = selectAccount(first.getState(), 'eip155')
  expect(caipAddress).toBe(`eip155:11155111:${mockAccounts('eip155')[1].address}`)
  stop()
  const forgetful = { ...session, namespaces: () => mockPairedSession({ namespaces: APPROVAL }).namespaces() }
  const { kit } = page({ pairingTransport: { ...transport, restore: async () => forgetful } })
  await ready(kit)
  expect(selectAccount(kit.getState(), 'eip155').caipAddress).toBe(caipAddress)
})

/** The stored session, whose wallet moves as soon as the kit listens, before any adapter does. */
function movingOn({ topic }: { readonly topic: string }) {
  const caipAddress = `eip155:11155111:${mockAccounts('eip155')[1].address}` as const
  const session = mockPairedSession({ namespaces: APPROVAL, topic })
  const onEvent: typeof session.onEvent = (listener, namespace) => {
    const stopListening = session.onEvent(listener, namespace)
    if (namespace === undefined) {
      session.controls.changeAccounts('eip155', [caipAddress])
      session.controls.changeNetwork('eip155:11155111')
    }
    return stopListening
  }
  return { caipAddress, session: { ...session, onEvent } }
}

test('R-CONN-194 shows another account and network that the wallet sends before its namespace is connected', async () => {
  const { stop, page, session, transport } = await pairedBefore()
  stop()
  const moving = movingOn(session)
  const { kit } = page({ pairingTransport: { ...transport, restore: async () => moving.session } })
  await ready(kit)
  expect(selectAccount(kit.getState(), 'eip155').caipAddress).toBe(moving.caipAddress)
  expect(selectNamespaceStatus(kit.getState(), 'solana')).toBe('connected')
})

test('R-CONN-194 R-CONN-120 shows them as well when the app’s own provider reports the session at the same time', async () => {
  const { stop, page, session, transport } = await pairedBefore()
  stop()
  const moving = movingOn(session)
  const adapter = mockAdapter()
  const { kit } = page({
    adapters: [adapter, mockAdapter({ namespace: 'solana' })],
    pairingTransport: { ...transport, restore: async () => moving.session },
  })
  adapter.controls.emit({ type: 'session' })
  await ready(kit)
  await settled()
  expect(selectAccount(kit.getState(), 'eip155').caipAddress).toBe(moving.caipAddress)
})

test('R-CONN-106 R-STATE-04 disconnects and clears storage when the session no longer exists', async () => {
  const { stop, page, session, storage } = await pairedBefore()
  stop()
  session.controls.disconnect()
  const { kit } = page()
  await ready(kit)
  expect(kit.getState().connect.status).toBe('disconnected')
  expect(storage.entries()['@bowline/connections']).toBe(undefined)
})

test.each([0, 1, 2, 3])(
  'R-CONN-102 R-CONN-114 does not reconnect a session that the wallet ended while no page was open, reported %d turns after the restore',
  async (turns) => {
    const { stop, page, session, transport, storage } = await pairedBefore()
    stop()
    const ending = {
      ...session,
      onEvent(listener: Parameters<typeof session.onEvent>[0]) {
        const stopListening = session.onEvent(listener)
        const end = async () => {
          for (let turn = 0; turn < turns; turn += 1) await undefined
          session.controls.disconnect()
        }
        void end()
        return stopListening
      },
    }
    const { kit } = page({ pairingTransport: { ...transport, restore: async () => ending } })
    await ready(kit)
    await settled()
    expect(kit.getState().connect).toMatchObject({ status: 'disconnected', restoring: [] })
    expect(storage.entries()['@bowline/connections']).toBe(undefined)
  },
)

test('R-CONN-42 requests no session on a page without a stored one', async () => {
  const { page, pairing } = site()
  const { kit } = page()
  await ready(kit)
  expect(pairing.restores()).toBe(0)
})

test('R-CONN-107 requests no session with enableReconnect off', async () => {
  const { stop, page, pairing } = await pairedBefore()
  stop()
  const before = pairing.restores()
  const { kit } = page({ options: { enableReconnect: false } })
  await ready(kit)
  expect(pairing.restores()).toBe(before)
  expect(kit.getState().connect.status).toBe('disconnected')
})

test('R-CONN-112 R-STORE-19 shares a paired wallet with another tab, and removes it there with it', async () => {
  const { storage, transport, page } = site()
  const { kit: one } = page()
  const { kit: other } = createTestKit({
    adapters: [mockAdapter(), mockAdapter({ namespace: 'solana' })],
    options: { networks: [mainnet, sepolia, solana] },
    pairingTransport: transport,
    storage: storage.tab(),
  })
  stops.push(start(other))
  await ready(one)
  await ready(other)
  startPairing(one)
  await settled()
  transport.controls.last().approve()
  await settled()
  await settled()
  expect(selectNamespaceStatus(other.getState(), 'eip155')).toBe('connected')
  await disconnect(one)
  await settled()
  expect(selectNamespaceStatus(other.getState(), 'eip155')).toBe('disconnected')
})

test('R-HOST-10 R-CONN-114 keeps the paired wallet and reopens the relay when a kit stops and starts again', async () => {
  const { kit, stop, pairing } = await pairedBefore()
  stop()
  expect(pairing.closes()).toBe(1)
  const before = pairing.restores()
  stops.push(start(kit))
  await settled()
  expect(pairing.restores()).toBe(before + 1)
  expect(selectNamespaceStatus(kit.getState(), 'eip155')).toBe('connected')
})

test('R-CONN-102 ends the session when a restore finishes after the user disconnected', async () => {
  const { stop, page, session, transport } = await pairedBefore()
  stop()
  let answer = () => {}
  const slow = {
    ...transport,
    restore: () =>
      new Promise<typeof session>((resolve) => {
        answer = () => resolve(session)
      }),
  }
  const { kit } = page({ pairingTransport: slow })
  await settled()
  await disconnect(kit)
  answer()
  await settled()
  expect(kit.getState().connect.status).toBe('disconnected')
  expect(session.controls.ends()).toBe(1)
})
