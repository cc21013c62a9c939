import { createWalletPeer, type Relay, startRelay, type WalletPeer, type WalletPeerParams } from '@bowline/relay'
import { createMemoryLog, createMemoryStorage } from '../testing/index.js'
import { until } from '../testing/until.js'
import type { PairingContext } from './load-provider.js'
import { networkAliases } from './network-aliases.js'
import type { PairedEvent, PairedSession, PairingProposal, PairingTransport } from './transport.js'
import { createWalletConnectTransport } from './walletconnect-transport.js'

const ADDRESS = '0x1111111111111111111111111111111111111111'
const OTHER = '0x2222222222222222222222222222222222222222'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OLD_SOLANA = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
const PROPOSAL: PairingProposal = {
  namespaces: {
    eip155: {
      caipNetworkIds: ['eip155:1', 'eip155:8453'],
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['accountsChanged', 'chainChanged'],
      rpcMap: {},
    },
    solana: { caipNetworkIds: [SOLANA], methods: ['solana_signMessage'], events: ['accountsChanged'], rpcMap: {} },
  },
  defaultCaipNetworkId: 'eip155:1',
  metadata: { name: 'App', description: '', url: 'https://app.example', icons: [] },
}
const GRANTED = { eip155: { accounts: [`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`] } }

let relay: Relay
let closes: (() => Promise<void>)[] = []
beforeAll(() => {
  // Each transport is a page of its own here; the library would share one core among them.
  process.env.DISABLE_GLOBAL_CORE = 'true'
})
beforeEach(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const close of closes.reverse()) await close()
  closes = []
  await relay.close()
})

function createPage(params: Partial<PairingContext> = {}) {
  const storage = createMemoryStorage()
  const messages: string[] = []
  const log = createMemoryLog()
  const transport = createWalletConnectTransport({
    projectId: 'test',
    relayUrl: relay.url,
    metadata: () => PROPOSAL.metadata,
    aliases: () => networkAliases([]),
    storage: storage.text,
    log,
    universalProvider: undefined,
    onMessage: (text) => messages.push(text),
    ...params,
  })
  closes.push(() => transport.close())
  return { transport, storage, messages, log }
}

async function createWallet(params: Partial<WalletPeerParams> = {}): Promise<WalletPeer> {
  const wallet = await createWalletPeer({ relayUrl: relay.url, namespaces: GRANTED, ...params })
  closes.push(() => wallet.close())
  return wallet
}

function begin(transport: PairingTransport, proposal = PROPOSAL) {
  const controller = new AbortController()
  let onUri: (uri: string) => void = () => {}
  const uri = new Promise<string>((resolve) => {
    onUri = resolve
  })
  const session = transport.pair({ proposal, signal: controller.signal, onUri })
  session.catch(() => {})
  return { uri, session, abort: () => controller.abort() }
}

async function pairUp(params: Partial<WalletPeerParams> = {}, page = createPage()) {
  const wallet = await createWallet(params)
  const { uri, session } = begin(page.transport)
  await wallet.pair(await uri)
  return { ...page, wallet, session: await session }
}

const told = (session: PairedSession, type: PairedEvent['type']) =>
  new Promise<PairedEvent>((resolve) => {
    const stop = session.onEvent((event) => {
      if (event.type !== type) return
      stop()
      resolve(event)
    })
  })

const personalSign = { caipNetworkId: 'eip155:1', method: 'personal_sign', params: ['0x68', ADDRESS] } as const

test('R-CONN-29 R-CONN-38 a wallet that scans the address is paired with what it grants of what was asked', async () => {
  const { wallet, session } = await pairUp()
  expect(session.peer).toEqual({
    name: 'Test Wallet',
    url: 'https://wallet.example',
    icon: 'https://wallet.example/icon.png',
  })
  expect(session.namespaces()).toEqual({
    eip155: {
      accounts: [`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`],
      caipNetworkIds: ['eip155:1'],
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['accountsChanged', 'chainChanged'],
    },
  })
  expect(wallet.proposals[0]?.eip155?.chains).toEqual(['eip155:1', 'eip155:8453'])
  expect(session.expiresAtMs).toBeGreaterThan(Date.now())
})

test('R-STATE-25 older ids are offered too; a wallet that approves only these is spoken to in them', async () => {
  const account = '11111111111111111111111111111112'
  const { wallet, session } = await pairUp({
    namespaces: { solana: { accounts: [`${OLD_SOLANA}:${account}`] } },
    onRequest: () => 'signed',
  })
  expect(wallet.proposals[0]?.solana?.chains).toEqual([SOLANA, OLD_SOLANA])
  expect(session.namespaces().solana).toMatchObject({ accounts: [`${SOLANA}:${account}`], caipNetworkIds: [SOLANA] })
  await session.request({ caipNetworkId: SOLANA, method: 'solana_signMessage', params: {} })
  expect(wallet.requests[0]?.chainId).toBe(OLD_SOLANA)
})

test('R-CONN-37 a wallet that refuses is a refusal', async () => {
  const { transport } = createPage()
  const wallet = await createWallet({ policy: 'reject' })
  const { uri, session } = begin(transport)
  await wallet.pair(await uri)
  await expect(session).rejects.toMatchObject({ code: 'wallet/user-rejected' })
})

test('R-CONN-36 a yes that comes after the pairing was given up is taken back', async () => {
  const { transport, storage } = createPage()
  const wallet = await createWallet({ policy: 'ignore' })
  const { uri, session, abort } = begin(transport)
  await wallet.pair(await uri)
  abort()
  await expect(session).rejects.toMatchObject({ code: 'request/aborted' })
  await wallet.answer('approve')
  await wallet.ended()
  expect(storage.entries()['@bowline/pairing_topic']).toBe(undefined)
})

test('R-CONN-38 requests reach the wallet, and so do its answers and refusals', async () => {
  const { session, wallet } = await pairUp({
    onRequest: ({ method }) => {
      if (method === 'personal_sign') return '0x5160'
      throw { code: 4001, message: 'No' }
    },
  })
  expect(await session.request(personalSign)).toBe('0x5160')
  await expect(session.request({ ...personalSign, method: 'eth_sendTransaction' })).rejects.toMatchObject({
    code: 4001,
  })
  expect(wallet.requests[0]).toEqual({ chainId: 'eip155:1', method: 'personal_sign', params: ['0x68', ADDRESS] })
})

test('R-CONN-41 what the wallet did not approve is refused without asking it', async () => {
  const { session, wallet } = await pairUp()
  await expect(session.request({ ...personalSign, caipNetworkId: 'eip155:8453' })).rejects.toMatchObject({
    walletCode: 4901,
  })
  await expect(session.request({ ...personalSign, method: 'eth_sign' })).rejects.toMatchObject({ walletCode: 4100 })
  expect(wallet.requests).toEqual([])
})

test('R-CONN-38 the wallet tells of accounts and networks, the active account first; what it did not approve is no account', async () => {
  const { session, wallet } = await pairUp()
  const accounts = told(session, 'accounts')
  await wallet.changeAccounts('eip155:1', [OTHER, '0x3333333333333333333333333333333333333333'])
  expect(await accounts).toEqual({ type: 'accounts', namespace: 'eip155', accounts: [`eip155:1:${OTHER}`] })
  expect(session.namespaces().eip155?.accounts).toEqual([`eip155:1:${OTHER}`, `eip155:1:${ADDRESS}`])
  const network = told(session, 'network')
  await wallet.changeNetwork('eip155:1')
  expect(await network).toEqual({ type: 'network', caipNetworkId: 'eip155:1' })
})

test('R-CONN-41 a wallet that changes what it grants is followed', async () => {
  const { session, wallet } = await pairUp()
  const changed = told(session, 'namespaces')
  await wallet.update({ eip155: { accounts: [`eip155:8453:${OTHER}`] } })
  await changed
  expect(session.namespaces().eip155).toMatchObject({
    accounts: [`eip155:8453:${OTHER}`],
    caipNetworkIds: ['eip155:8453'],
  })
})

test('R-CONN-102 a session that the wallet ends is over, without a call back', async () => {
  const { session, wallet, storage } = await pairUp()
  const ended = told(session, 'ended')
  await wallet.disconnect()
  await ended
  expect(storage.entries()['@bowline/pairing_topic']).toBe(undefined)
  await expect(session.request(personalSign)).rejects.toMatchObject({ walletCode: 4900 })
})

test('R-CONN-101 a session that the page ends is over for the wallet, requests under way included', async () => {
  const { session, wallet } = await pairUp({ onRequest: () => new Promise(() => {}) })
  const request = session.request(personalSign)
  const refused = expect(request).rejects.toMatchObject({ walletCode: 4900 })
  await Promise.all([session.end(), wallet.ended()])
  await refused
  await session.end()
})

test('R-CONN-101 R-ERR-23 a request under way when the session ends is over inside the library too, whose error nobody could catch', async () => {
  const [started, stopped] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')]
  const { session, wallet } = await pairUp({ onRequest: () => new Promise(() => {}) })
  const refused = expect(session.request(personalSign)).rejects.toMatchObject({ walletCode: 4900 })
  await until(() => wallet.requests.length > 0)
  await Promise.all([session.end(), refused])
  const isLimit = (_: unknown, index: number) => started.mock.calls[index]?.[1] === 300_000
  const limits = started.mock.results.filter(isLimit)
  const running = () => limits.filter(({ value }) => !stopped.mock.calls.some(([handle]) => handle === value))
  await until(() => running().length === 0)
  expect([limits.length, running().length]).toEqual([2, 0])
  jest.restoreAllMocks()
})

test('R-CONN-106 R-CONN-116 a second session that comes to nothing leaves the first one to be restored', async () => {
  const page = createPage()
  const { session } = await pairUp({}, page)
  const second = await pairUp({}, page)
  expect(page.storage.entries()['@bowline/pairing_topic']).toBe(second.session.topic)
  await second.session.end()
  expect(page.storage.entries()['@bowline/pairing_topic']).toBe(session.topic)
  expect(await page.transport.restore({ signal: new AbortController().signal })).toBe(session)
  await session.end()
  expect(page.storage.entries()['@bowline/pairing_topic']).toBe(undefined)
})

test('R-CONN-106 R-CONN-42 the next page has the session without a word to the wallet; a page without one loads nothing', async () => {
  const page = createPage()
  const { session, storage, wallet } = await pairUp({ onRequest: () => 'after the reload' }, page)
  await page.transport.close()
  const { transport } = createPage({ storage: storage.text })
  const restored = await transport.restore({ signal: new AbortController().signal })
  expect(restored?.topic).toBe(session.topic)
  expect(restored?.namespaces()).toEqual(session.namespaces())
  expect(await restored?.request(personalSign)).toBe('after the reload')
  expect(wallet.proposals).toHaveLength(1)

  const attempts = relay.attempts()
  const empty = createPage({ universalProvider: Promise.reject(new Error('asked')).catch(() => undefined) })
  expect(await empty.transport.restore({ signal: new AbortController().signal })).toBe(undefined)
  expect(relay.attempts()).toBe(attempts)
})

test('R-CONN-112 a second page on the same storage has a session that the first made after the second had begun', async () => {
  const page = createPage()
  const other = createPage({ storage: page.storage.tab().text })
  const waiting = begin(other.transport)
  await waiting.uri
  const { session } = await pairUp({ onRequest: () => 'for both' }, page)
  const restored = await other.transport.restore({ signal: new AbortController().signal })
  expect(restored?.topic).toBe(session.topic)
  expect(await restored?.request(personalSign)).toBe('for both')
  expect(await session.request(personalSign)).toBe('for both')
})

test('R-CONN-42 the session outlives a lost relay; a request waits for it to come back', async () => {
  const { session } = await pairUp({ onRequest: () => 'back' })
  const offline = new Promise<void>((resolve) => {
    session.onEvent((event) => event.type === 'relay' && !event.isOnline && resolve())
  })
  relay.pause()
  await offline
  const answer = session.request(personalSign)
  relay.resume()
  expect(await answer).toBe('back')
})

test('R-CONN-42 malformed traffic of the relay changes nothing', async () => {
  const { session, wallet } = await pairUp({ onRequest: () => 'whole' })
  const events: PairedEvent[] = []
  session.onEvent((event) => events.push(event))
  relay.corrupt()
  expect(await session.request(personalSign)).toBe('whole')
  expect(events).toEqual([])
  expect(wallet.sessions()).toEqual([session.topic])
})

test('R-ALERT-17 a service that turns the project away is heard, and the pairing fails at once', async () => {
  relay.refuse('Unauthorized: invalid key')
  const { transport, messages } = createPage()
  await expect(begin(transport).session).rejects.toMatchObject({ code: 'pairing/relay-unavailable' })
  expect(messages.some((text) => text.includes('Unauthorized: invalid key'))).toBe(true)
})

test('R-STORE-18 R-STORE-12 nothing of what was signed, nor a link of another name, is stored', async () => {
  const { session, storage } = await pairUp({ onRequest: () => '0xsignature' })
  await session.request({ ...personalSign, params: ['0xmessage', ADDRESS] })
  const entries = storage.entries()
  expect(JSON.stringify(entries)).not.toMatch(/0xmessage|0xsignature/)
  expect(Object.keys(entries).filter((name) => !name.startsWith('@bowline/'))).toEqual([])
})
