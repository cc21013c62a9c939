import { EventEmitter } from 'node:events'
import { createMemoryLog, createMemoryStorage, mockUri } from '../../testing/index.js'
import { getNetworkAliases } from './network-aliases.js'
import { createWalletConnectTransport } from './walletconnect-transport.js'

const TOPIC = 'd'.repeat(64)
const STRUCT = {
  topic: TOPIC,
  pairingTopic: '1'.padStart(64, '0'),
  expiry: Math.floor(Date.now() / 1_000) + 3_600,
  namespaces: { eip155: { accounts: ['eip155:1:0x1'], methods: ['personal_sign'], events: [] } },
  peer: { metadata: { name: 'Wallet', url: 'https://wallet.example', icons: [] } },
}
const PROPOSAL = {
  namespaces: {
    eip155: { caipNetworkIds: ['eip155:1'], methods: ['personal_sign'], events: [], rpcMap: {} },
  },
  defaultCaipNetworkId: 'eip155:1',
  metadata: { name: '', description: '', url: '', icons: [] },
} as const
const SIGN = { caipNetworkId: 'eip155:1', method: 'personal_sign', params: [] } as const

/** The app's own provider, as far as the kit uses it. */
function hostProvider() {
  const events = new EventEmitter()
  const expiries = new EventEmitter()
  const relayer = Object.assign(new EventEmitter(), {
    connected: true,
    transportOpen: jest.fn(async () => {}),
    transportClose: jest.fn(async () => {}),
    restartTransport: jest.fn(async () => {}),
  })
  let settle: { resolve: (struct: unknown) => void; reject: (error: unknown) => void } = {
    resolve: () => {},
    reject: () => {},
  }
  const client = {
    connect: async () => ({
      uri: mockUri(1),
      approval: () =>
        new Promise((resolve, reject) => {
          settle = { resolve, reject }
        }),
    }),
    request: jest.fn((_asked: { request: unknown }): Promise<unknown> => new Promise(() => {})),
    disconnect: jest.fn(async () => {}),
    on: events.on.bind(events),
    off: events.off.bind(events),
    session: { getAll: () => [STRUCT] },
    proposal: { getAll: () => [{ id: 7, pairingTopic: STRUCT.pairingTopic }] },
    engine: { events: new EventEmitter() },
    core: {
      relayer,
      heartbeat: { init: jest.fn(async () => {}), stop: jest.fn() },
      expirer: {
        set: (id: number) => id === 7 && settle.reject(new Error('Proposal expired')),
        on: expiries.on.bind(expiries),
        off: expiries.off.bind(expiries),
      },
    },
  }
  return { client, events, expiries, relayer, settle: () => settle }
}

function createPage(universalProvider: unknown, hostProvider?: () => Promise<unknown>) {
  const storage = createMemoryStorage()
  const transport = createWalletConnectTransport({
    projectId: 'test',
    relayUrl: 'ws://127.0.0.1:1',
    metadata: () => PROPOSAL.metadata,
    aliases: () => getNetworkAliases([]),
    storage: storage.text,
    log: createMemoryLog(),
    universalProvider,
    hostProvider,
    onMessage: () => {},
  })
  return { transport, storage }
}

const settled = () => new Promise(setImmediate)
const { signal } = new AbortController()

async function paired() {
  const host = hostProvider()
  const page = createPage(host)
  const answer = page.transport.pair({ proposal: PROPOSAL, signal, onUri: () => {} })
  await settled()
  host.settle().resolve(STRUCT)
  return { ...page, host, session: await answer }
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
})

test.each([{}, { client: {} }, null, 7, Promise.resolve({ client: { connect: () => {} } })])(
  'R-CFG-09 R-ERR-21 rejects a value that is not a provider with the reason: %p',
  async (given) => {
    const { transport } = createPage(given)
    const answer = transport.pair({ proposal: PROPOSAL, signal, onUri: () => {} })
    await expect(answer).rejects.toMatchObject({ code: 'pairing/unavailable' })
  },
)

test('R-CFG-09 pairs with the app’s own provider, also as a promise, without closing or changing it', async () => {
  const host = hostProvider()
  const { transport } = createPage(Promise.resolve(host))
  const uris: string[] = []
  const answer = transport.pair({ proposal: PROPOSAL, signal, onUri: (uri) => uris.push(uri) })
  await settled()
  expect(uris).toEqual([mockUri(1)])
  host.settle().resolve(STRUCT)
  expect((await answer).topic).toBe(TOPIC)
  await transport.close()
  expect(host.relayer.transportClose).not.toHaveBeenCalled()
  expect(host.client.core.heartbeat.stop).not.toHaveBeenCalled()
})

test('R-CONN-31 R-VIEW-34 ends a proposal without a response before the library’s own limit', async () => {
  const { transport } = createPage(hostProvider())
  const answer = transport.pair({ proposal: PROPOSAL, signal, onUri: () => {} })
  const refused = expect(answer).rejects.toMatchObject({ code: 'pairing/expired' })
  await settled()
  jest.advanceTimersByTime(285_000)
  await refused
})

test.each([
  [{ code: 5000, message: 'User rejected.' }, 'wallet/user-rejected'],
  [{ code: 4001, message: '' }, 'wallet/user-rejected'],
  [new Error('Proposal expired'), 'pairing/expired'],
  [{ code: 5100, message: 'Unsupported chains' }, 'wallet/request-failed'],
  ['text', 'wallet/request-failed'],
])('R-CONN-37 maps the error of a proposal to a kit error by its code: %p', async (error, code) => {
  const host = hostProvider()
  const { transport } = createPage(host)
  const answer = transport.pair({ proposal: PROPOSAL, signal, onUri: () => {} })
  const refused = expect(answer).rejects.toMatchObject({ code })
  await settled()
  host.settle().reject(error)
  await refused
})

test('R-MODAL-07 adopts the session of a URI that the app made with its own provider', async () => {
  const host = hostProvider()
  const { transport, storage } = createPage(host)
  const answer = transport.adopt?.({ uri: mockUri(1), signal })
  await settled()
  host.events.emit('session_connect', { session: { ...STRUCT, pairingTopic: 'another' } })
  host.events.emit('session_connect', { session: STRUCT })
  expect((await answer)?.topic).toBe(TOPIC)
  expect(storage.entries()['@bowline/pairing_topic']).toBe(TOPIC)
})

test('R-MODAL-07 keeps the app’s own session when an adoption is cancelled', async () => {
  const host = hostProvider()
  const { transport } = createPage(host)
  const controller = new AbortController()
  const answer = transport.adopt?.({ uri: mockUri(1), signal: controller.signal })
  await settled()
  controller.abort()
  await expect(answer).rejects.toMatchObject({ code: 'request/aborted' })
  host.events.emit('session_connect', { session: STRUCT })
  await settled()
  expect(host.client.disconnect).not.toHaveBeenCalled()
})

test('R-CONN-114 ends a request without a response, inside the provider too', async () => {
  const { session, host } = await paired()
  const givenUp: unknown[] = []
  host.client.engine.events.on('session_request:7', (answer) => givenUp.push(answer))
  const answer = expect(session.request(SIGN)).rejects.toMatchObject({ code: 'pairing/request-expired' })
  await settled()
  const [[asked] = []] = host.client.request.mock.calls
  host.events.emit('session_request_sent', { topic: TOPIC, id: 6, request: { method: 'other' } })
  host.events.emit('session_request_sent', { topic: TOPIC, id: 7, request: asked?.request })
  jest.advanceTimersByTime(290_000)
  await answer
  expect(givenUp).toEqual([{ error: { code: 5000, message: 'Given up' } }])
})

test('R-CONN-101 R-ERR-23 cancels a request inside the provider once it is sent, when it was cancelled before', async () => {
  const { session, host } = await paired()
  const givenUp: unknown[] = []
  host.client.engine.events.on('session_request:7', (answer) => givenUp.push(answer))
  const answer = expect(session.request(SIGN)).rejects.toMatchObject({ walletCode: 4900 })
  await settled()
  void session.end()
  await answer
  expect(givenUp).toEqual([])
  const [[asked] = []] = host.client.request.mock.calls
  host.events.emit('session_request_sent', { topic: TOPIC, id: 7, request: asked?.request })
  expect(givenUp).toHaveLength(1)
})

test('R-CONN-114 rejects a request after 20 s without a relay, and sends nothing', async () => {
  const { session, host } = await paired()
  host.relayer.connected = false
  const answer = expect(session.request(SIGN)).rejects.toMatchObject({ code: 'pairing/relay-unavailable' })
  await settled()
  expect(host.relayer.transportOpen).toHaveBeenCalled()
  jest.advanceTimersByTime(20_000)
  await answer
  expect(host.client.request).not.toHaveBeenCalled()
})

test('R-CONN-114 ends a request at once when its caller cancels it', async () => {
  const { session } = await paired()
  const controller = new AbortController()
  const answer = expect(session.request({ ...SIGN, signal: controller.signal })).rejects.toMatchObject({
    code: 'request/aborted',
  })
  await settled()
  controller.abort()
  await answer
})

test('R-CONN-101 limits a disconnect without a response from the wallet to 3 s', async () => {
  const { session, host } = await paired()
  host.client.disconnect.mockImplementation(() => new Promise(() => {}))
  const ended = session.end()
  await settled()
  jest.advanceTimersByTime(3_000)
  await ended
})

test('R-CONN-112 R-CONN-102 drops a session that another tab has ended without notifying the wallet', async () => {
  const { session, host, storage } = await paired()
  const ended: string[] = []
  session.onEvent(({ type }) => ended.push(type))
  storage.tab().text.remove('@bowline/pairing_topic')
  await session.end()
  expect(ended).toEqual(['ended'])
  expect(host.client.disconnect).not.toHaveBeenCalled()
})

test('R-CONN-124 rejects an adapter’s value that is not a provider with the reason', async () => {
  const { transport } = createPage(undefined, async () => ({ client: {} }))
  const answer = transport.pair({ proposal: PROPOSAL, signal, onUri: () => {} })
  await expect(answer).rejects.toMatchObject({ code: 'pairing/host-provider' })
})

test('R-CONN-120 R-CONN-122 restores the session of the app’s own provider, stored or not', async () => {
  const { client } = hostProvider()
  const { transport, storage } = createPage(undefined, async () => ({ client, session: STRUCT }))
  const session = await transport.restore({ signal })
  expect(session?.topic).toBe(TOPIC)
  expect(await transport.restore({ signal })).toBe(session)
  expect(storage.entries()['@bowline/pairing_topic']).toBe(TOPIC)
  const next = createPage(undefined, async () => ({ client }))
  next.storage.text.set('@bowline/pairing_topic', TOPIC)
  expect(await next.transport.restore({ signal })).toBeUndefined()
  expect(next.storage.entries()).not.toHaveProperty('@bowline/pairing_topic')
})

test.each([
  'No internet connection detected. Please restart your network and try again.',
  "Couldn't establish socket connection to the relay server: wss://relay.example",
])('R-CONN-232 reports an unreachable relay of the app’s own provider: %s', async (words) => {
  const { client } = hostProvider()
  const connect = () => Promise.reject(new Error(words))
  const { transport } = createPage(undefined, async () => ({ client: { ...client, connect } }))
  const answer = transport.pair({ proposal: PROPOSAL, signal, onUri: () => {} })
  await expect(answer).rejects.toMatchObject({ code: 'pairing/relay-unavailable' })
})

test('R-CONN-119 R-CONN-36 ends a cancelled pairing inside the app’s own provider at once', async () => {
  const { client, settle } = hostProvider()
  const { transport } = createPage(undefined, async () => ({ client }))
  const controller = new AbortController()
  const answer = transport.pair({ proposal: PROPOSAL, signal: controller.signal, onUri: () => {} })
  const refused = expect(answer).rejects.toMatchObject({ code: 'request/aborted' })
  await settled()
  const reject = jest.spyOn(settle(), 'reject')
  controller.abort()
  await refused
  expect(reject).toHaveBeenCalledTimes(1)
})

test('R-CONN-122 ends a session that the app ends through the shared client, without notifying the wallet', async () => {
  const { session, host } = await paired()
  const ended: string[] = []
  session.onEvent(({ type }) => ended.push(type))
  host.expiries.emit('expirer_deleted', { target: 'topic:another' })
  expect(ended).toEqual([])
  host.expiries.emit('expirer_deleted', { target: `topic:${TOPIC}` })
  await session.end()
  expect(ended).toEqual(['ended'])
  expect(host.client.disconnect).not.toHaveBeenCalled()
})
