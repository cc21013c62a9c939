/** A page, a chain and a kit's context for tests: real wallets on real chains, with nothing of the adapter replaced. */

import { testAccount } from '@bowline/chains'
import {
  type AdapterContext,
  type AdapterEvent,
  extendNetwork,
  type Network,
  type NetworkInput,
  type TextStorage,
} from '@bowline/kit-core'
import { createTestContext } from '@bowline/kit-core/testing'
import type { Config } from '@wagmi/core'
import { createEvmAdapter, type EvmAdapter } from '../src/adapter.js'
import type { Page } from '../src/page/page.js'
import type { SdkWallet } from '../src/sdk/sdk-wallet.js'
import {
  createSandboxWallet,
  type SandboxRequest,
  type SandboxWallet,
  type SandboxWalletOptions,
} from '../src/testing/index.js'

export const ALICE = testAccount(0)
export const BOB = testAccount(1)

export function network(id: number, rpcUrl: string, over: Partial<NetworkInput> = {}): Network {
  return extendNetwork({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    ...over,
  })
}

export type MemoryStorage = TextStorage & { readonly entries: Map<string, string> }

export function memoryStorage(): MemoryStorage {
  const entries = new Map<string, string>()
  return {
    entries,
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

export function page(over: Partial<Page> = {}): Page {
  return {
    events: new EventTarget(),
    parent: undefined,
    userAgent: 'desktop',
    ancestorOrigins: [],
    ethereum: () => undefined,
    ...over,
  }
}

export type World = {
  readonly adapter: EvmAdapter
  readonly events: AdapterEvent[]
  readonly page: Page
  readonly storage: MemoryStorage
  readonly networks: Network[]
  readonly stop: () => void
}

export type WorldOptions = {
  readonly networks?: Network[]
  readonly page?: Page
  readonly config?: Config
  readonly sdkWallets?: readonly SdkWallet[]
  readonly storage?: MemoryStorage
  readonly context?: Partial<AdapterContext>
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** An adapter that listens, until the test is over. */
export function world(options: WorldOptions = {}): World {
  const { networks = [], page: given = page(), config, storage = memoryStorage() } = options
  const events: AdapterEvent[] = []
  const context: AdapterContext = {
    ...createTestContext(networks, storage),
    emit: (event) => void events.push(event),
    ...options.context,
  }
  const adapter = createEvmAdapter({ context, page: given, config, sdkWallets: options.sdkWallets })
  const stop = adapter.syncConnectors()
  stops.push(stop)
  return { adapter, events, page: given, storage, networks, stop }
}

export type Person = {
  say: boolean | ((request: SandboxRequest) => Promise<boolean>)
  readonly asked: SandboxRequest[]
}

/** A wallet with a person who says yes until told otherwise. */
export function wallet(over: Partial<SandboxWalletOptions> = {}): { wallet: SandboxWallet; person: Person } {
  const person: Person = { say: true, asked: [] }
  const made = createSandboxWallet({
    privateKeys: [ALICE.privateKey, BOB.privateKey],
    chains: [{ chainId: 1 }],
    approve: async (request) => {
      person.asked.push(request)
      return typeof person.say === 'boolean' ? person.say : person.say(request)
    },
    ...over,
  })
  return { wallet: made, person }
}

export const SANDBOX = 'id.bowline.sandbox'

export const never = new AbortController().signal

/** Resolves when the condition holds; fails after five seconds. */
export async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500; turn++) {
    if (condition()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The condition did not come true')
}

/** Events of one type. */
export function ofType<Type extends AdapterEvent['type']>(events: readonly AdapterEvent[], type: Type) {
  return events.filter((event): event is Extract<AdapterEvent, { type: Type }> => event.type === type)
}
