/** Pages and wallets that pair over a test's own relay. */

import type { PairedEvent, PairedSession, PairingProposal, PairingTransport } from '../src/core/adapter/transport.js'
import { createMemoryLog, createMemoryStorage } from '../src/testing/index.js'
import { createPairedWallet, type PairedWallet, type PairedWalletOptions } from '../src/testing/paired/index.js'
import { type Relay, startRelay } from '../src/testing/relay/index.js'
import type { PairingContext } from '../src/wallets/pairing/load-provider.js'
import { getNetworkAliases } from '../src/wallets/pairing/network-aliases.js'
import { createWalletConnectTransport } from '../src/wallets/pairing/walletconnect-transport.js'

/** Accounts of the wallet, and Solana by its current and its older id. */
export const ADDRESS = '0x1111111111111111111111111111111111111111'
export const OTHER = '0x2222222222222222222222222222222222222222'
export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const OLD_SOLANA = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

/** The page's proposal. */
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

/** What the wallet grants. */
const GRANTED = { eip155: { accounts: [`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`] } }

/** The relay of the current test. */
export let relay: Relay
let closes: (() => Promise<void>)[] = []

/** Starts a relay for one test. */
export async function startTestRelay(): Promise<void> {
  // Each transport is a separate page in these tests. By default the library would share one core among them.
  process.env.DISABLE_GLOBAL_CORE = 'true'
  relay = await startRelay()
}

/** Stops everything the test started, and its relay. */
export async function stopTestRelay(): Promise<void> {
  for (const close of closes.reverse()) await close()
  closes = []
  await relay.close()
}

/** A page with its storage. */
export function createPage(params: Partial<PairingContext> = {}) {
  const storage = createMemoryStorage()
  const messages: string[] = []
  const log = createMemoryLog()
  const transport = createWalletConnectTransport({
    projectId: 'test',
    relayUrl: relay.url,
    metadata: () => PROPOSAL.metadata,
    aliases: () => getNetworkAliases([]),
    storage: storage.text,
    log,
    universalProvider: undefined,
    onMessage: (text) => messages.push(text),
    ...params,
  })
  closes.push(() => transport.close())
  return { transport, storage, messages, log }
}

/** A wallet that uses the protocol's own client. */
export async function createWallet(params: Partial<PairedWalletOptions> = {}): Promise<PairedWallet> {
  const wallet = await createPairedWallet({ relayUrl: relay.url, grants: GRANTED, ...params })
  closes.push(() => wallet.close())
  return wallet
}

/** Starts to pair. */
export function startTestPairing(transport: PairingTransport, proposal = PROPOSAL) {
  const controller = new AbortController()
  let onUri: (uri: string) => void = () => {}
  const uri = new Promise<string>((resolve) => {
    onUri = resolve
  })
  const session = transport.pair({ proposal, signal: controller.signal, onUri })
  session.catch(() => {})
  return { uri, session, abort: () => controller.abort() }
}

/** A page and a wallet that are paired. */
export async function pairUp(params: Partial<PairedWalletOptions> = {}, page = createPage()) {
  const wallet = await createWallet(params)
  const { uri, session } = startTestPairing(page.transport)
  await wallet.pair(await uri)
  return { ...page, wallet, session: await session }
}

/** Resolves to the next event of a type. */
export const waitForEvent = (session: PairedSession, type: PairedEvent['type']) =>
  new Promise<PairedEvent>((resolve) => {
    const stop = session.onEvent((event) => {
      if (event.type !== type) return
      stop()
      resolve(event)
    })
  })

/** A request the wallet approved. */
export const personalSign = { caipNetworkId: 'eip155:1', method: 'personal_sign', params: ['0x68', ADDRESS] } as const
