/** A page, a wallet and the context of a kit for tests: real keys on a real chain; nothing of the adapter is mocked. */

import { createPerson, type Person } from '@bowline/jest-preset/fixtures'
import {
  type Adapter,
  type AdapterContext,
  type AdapterEvent,
  type CaipNetworkId,
  extendNetwork,
  type Network,
  type TextStorage,
} from '@bowline/kit-core'
import { safeGet } from '@bowline/kit-core/adapter'
import { createMemoryStorage, createTestContext, emitOutcomes } from '@bowline/kit-core/testing'
import { createBitcoinAdapter } from '../src/adapter.js'
import type { BitcoinOptions } from '../src/contract.js'
import { type BitcoinProvider, isBitcoinProvider } from '../src/index.js'
import type { Page } from '../src/page/page.js'
import {
  createSandboxWallet,
  type SandboxRequest,
  type SandboxWallet,
  type SandboxWalletOptions,
} from '../src/testing/index.js'

export const MAINNET: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
export const TESTNET: CaipNetworkId = 'bip122:000000000933ea01ad0ee984209779ba'
export const REGTEST: CaipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

export const ALICE = '07'.repeat(32)
export const BOB = '09'.repeat(32)

export const NOWHERE = 'http://127.0.0.1:9'
export const SANDBOX = 'Sandbox-Wallet'

/** An address of no wallet of the tests on mainnet. */
export const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
export const TXID = 'ab'.repeat(32)
/** An unsigned transaction with one input. */
export const PSBT =
  'cHNidP8BAEwCAAAAAALT3/UFAAAAABl2qRTQxZkDxbrChodg6Q/VIaRkWqdlIIisAOH1BQAAAAAXqRQ1RebjO4MsRwUPJNPuuTycA5SLx4ezLhMAAAAA'

/** A Bitcoin network with its API at these addresses. */
export function network(caipNetworkId: CaipNetworkId, url = NOWHERE, ...others: readonly string[]): Network {
  return extendNetwork({
    id: caipNetworkId.slice('bip122:'.length),
    name: caipNetworkId,
    chainNamespace: 'bip122',
    caipNetworkId,
    nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
    rpcUrls: { default: { http: [url, ...others] } },
  })
}

/** A page with these global names. */
export function page(globals: Readonly<Record<string, unknown>> = {}): Page {
  return {
    events: new EventTarget(),
    read: (path) => path.split('.').reduce<unknown>(safeGet, globals),
  }
}

export const memoryStorage = (): TextStorage => createMemoryStorage().text

export type World = {
  readonly adapter: Adapter
  readonly events: AdapterEvent[]
  readonly page: Page
  readonly stop: () => void
}

export type WorldOptions = {
  readonly networks?: readonly Network[]
  readonly page?: Page
  readonly options?: BitcoinOptions
  readonly context?: Partial<AdapterContext>
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** An adapter that listens until the test ends. */
export function world({ networks = [], page: given = page(), options = {}, context }: WorldOptions = {}): World {
  const alone = createTestContext(networks, memoryStorage(), (event) => follow(event))
  const adapter = createBitcoinAdapter({ context: { ...alone, ...context }, page: given, options })
  const life = new AbortController()
  const follow = emitOutcomes(
    () => adapter,
    (end) => alone.emit(end),
    life.signal,
  )
  const stopSync = adapter.syncConnectors()
  const stop = () => {
    life.abort()
    stopSync()
  }
  stops.push(stop)
  return { adapter, events: alone.events, page: given, stop }
}

/** A wallet whose user approves everything until set otherwise. */
export function wallet(over: Partial<SandboxWalletOptions> = {}): {
  wallet: SandboxWallet
  person: Person<SandboxRequest>
} {
  const { person, approve } = createPerson<SandboxRequest>()
  const made = createSandboxWallet({
    privateKeys: [ALICE, BOB],
    networks: [{ caipNetworkId: MAINNET }, { caipNetworkId: TESTNET }],
    approve,
    ...over,
  })
  return { wallet: made, person }
}

/** Sets the response to the next prompt; later ones are approved. */
export function answerNext(person: Person<SandboxRequest>, answer: () => Promise<boolean>): void {
  person.say = () => {
    person.say = true
    return answer()
  }
}

/** Addresses of a key on a network: payment, then ordinals. */
export async function addressesOf(
  privateKey: string,
  caipNetworkId: CaipNetworkId,
): Promise<readonly [string, string]> {
  const { wallet: made } = wallet({ privateKeys: [privateKey], networks: [{ caipNetworkId }] })
  await made.satsConnect.request('wallet_connect')
  const [payment, ordinals] = made.standard.accounts.map(({ address }) => address)
  if (payment === undefined || ordinals === undefined) throw new Error('An address is missing')
  return [payment, ordinals]
}

/** The provider of a connection, asserted to be a Bitcoin one. */
export async function providerOf(adapter: Adapter, connectorId: string): Promise<BitcoinProvider> {
  const provider = await adapter.getProvider({ connectorId })
  if (!isBitcoinProvider(provider)) throw new Error('It is another provider')
  return provider
}

/** Registers wallets through Wallet Standard. Returns a function that unregisters them. */
export function register(events: EventTarget, ...wallets: readonly unknown[]): () => void {
  let back: unknown
  const detail = (api: { register(...wallets: readonly unknown[]): unknown }) => {
    back = api.register(...wallets)
  }
  events.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => typeof back === 'function' && back()
}
