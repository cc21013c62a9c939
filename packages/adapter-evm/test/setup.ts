/** A page, a chain and a kit's context for tests: real wallets on real chains and the unmodified adapter. */

import { testAccount } from '@bowline/chains'
import { createPerson, type Person } from '@bowline/jest-preset/fixtures'
import {
  type AdapterContext,
  type AdapterEvent,
  extendNetwork,
  type Network,
  type NetworkInput,
  type TextStorage,
} from '@bowline/kit-core'
import { createTestContext, emitOutcomes } from '@bowline/kit-core/testing'
import type { Config } from '@wagmi/core'
import { createEvmAdapter } from '../src/adapter.js'
import type { EvmAdapter } from '../src/contract.js'
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
    navigator: { userAgent: 'desktop' },
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

/** An adapter that listens until the test ends. */
export function world(options: WorldOptions = {}): World {
  const { networks = [], page: given = page(), config, storage = memoryStorage() } = options
  const events: AdapterEvent[] = []
  const context: AdapterContext = {
    ...createTestContext(networks, storage),
    emit(event) {
      events.push(event)
      follow(event)
    },
    async requestTransaction(_, ask) {
      const sent = await ask()
      context.emit({ type: 'sent', sent })
      return { hash: sent.hash }
    },
    ...options.context,
  }
  const adapter: EvmAdapter = createEvmAdapter({ context, page: given, config, sdkWallets: options.sdkWallets })
  const life = new AbortController()
  const follow = emitOutcomes(
    () => adapter,
    (end) => void events.push(end),
    life.signal,
  )
  const stopSync = adapter.syncConnectors()
  const stop = () => {
    life.abort()
    stopSync()
  }
  stops.push(stop)
  return { adapter, events, page: given, storage, networks, stop }
}

/** A wallet whose user approves by default. */
export function wallet(over: Partial<SandboxWalletOptions> = {}): {
  wallet: SandboxWallet
  person: Person<SandboxRequest>
} {
  const { person, approve } = createPerson<SandboxRequest>()
  const made = createSandboxWallet({
    privateKeys: [ALICE.privateKey, BOB.privateKey],
    chains: [{ chainId: 1 }],
    approve,
    ...over,
  })
  return { wallet: made, person }
}

export const SANDBOX = 'id.bowline.sandbox'
