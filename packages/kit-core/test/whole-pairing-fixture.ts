/** The whole kit with the real provider, a real wallet and a relay between them, without an adapter of the app. */

import { onEvent, ready, start, startPairing } from '../src/actions.js'
import { mainnet, sepolia } from '../src/base/networks/ethereum.js'
import type { NetworkInput } from '../src/base/networks/network.js'
import { solana } from '../src/base/networks/solana.js'
import { createKit, type Kit, type KitOptions, type KitStorage } from '../src/index.js'
import { createMemoryLog, createMemoryStorage } from '../src/testing/index.js'
import { createPairedWallet, type PairedWallet, type PairedWalletOptions } from '../src/testing/paired/index.js'
import { type Relay, startRelay } from '../src/testing/relay/index.js'

const POLKADOT = {
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Dot', symbol: 'DOT', decimals: 10 },
  rpcUrls: { default: { http: ['https://node.example'] } },
} as const satisfies NetworkInput
export const ONE = '0x1111111111111111111111111111111111111111'
export const TWO = '0x2222222222222222222222222222222222222222'
const DOT = `polkadot:${POLKADOT.id}`
const SOL = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const GRANTED = {
  eip155: { accounts: [`eip155:1:${ONE}`, `eip155:1:${TWO}`, `eip155:11155111:${ONE}`] },
  solana: { accounts: [`${SOL}:11111111111111111111111111111112`] },
  polkadot: { accounts: [`${DOT}:1mockmockmock`] },
}

/** The relay of the current test. */
export let relay: Relay
let stops: (() => void)[] = []
let wallets: PairedWallet[] = []

/** Starts a relay for one test. */
export async function startTestRelay(): Promise<void> {
  // Each kit is a separate page in these tests. By default the library would share one core among them.
  process.env.DISABLE_GLOBAL_CORE = 'true'
  relay = await startRelay()
}

/** Stops everything the test started, and its relay. */
export async function stopTestRelay(): Promise<void> {
  for (const stop of stops) stop()
  for (const wallet of wallets) await wallet.close()
  stops = []
  wallets = []
  await relay.close()
}

/** Resolves when the condition holds. */
export function waitForState(kit: Kit, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = kit.store.subscribe(() => {
      if (!isSo()) return
      stop()
      resolve()
    })
    if (isSo()) resolve()
  })
}

/** A page with its storage. */
export async function createPage<Storage extends KitStorage>(storage: Storage, options: Partial<KitOptions> = {}) {
  const log = createMemoryLog()
  const kit = createKit(
    { projectId: 'test', networks: [mainnet, sepolia, solana, POLKADOT], endpoints: { relay: relay.url }, ...options },
    { storage, log, fetch: () => Promise.reject(new TypeError('fetch failed')) },
  )
  const events: string[] = []
  onEvent(kit, ({ event }) => events.push(event))
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  /** The browser closes the page, which stops receiving and sending without notice. */
  const die = async () => (await kit.pairing()).close()
  return { kit, storage, log, events, stop, die }
}

/** A wallet that uses the protocol's own client. */
export async function createWallet(params: Partial<PairedWalletOptions> = {}) {
  const wallet = await createPairedWallet({ relayUrl: relay.url, grants: GRANTED, ...params })
  wallets.push(wallet)
  return wallet
}

/** Requests a pairing URI. */
export async function requestPairingUri(kit: Kit): Promise<string> {
  startPairing(kit)
  await waitForState(kit, () => kit.getState().connect.wcUri !== undefined)
  return kit.getState().connect.wcUri ?? ''
}

export const isConnected = (kit: Kit) => kit.getState().connect.status === 'connected'

/** A page and a wallet that are paired. */
export async function connected(params: Partial<PairedWalletOptions> = {}, options: Partial<KitOptions> = {}) {
  const page = await createPage(createMemoryStorage(), options)
  const wallet = await createWallet(params)
  const uri = await requestPairingUri(page.kit)
  await Promise.all([waitForState(page.kit, () => isConnected(page.kit)), wallet.pair(uri)])
  return { ...page, wallet }
}
