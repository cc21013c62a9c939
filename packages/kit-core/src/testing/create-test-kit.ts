import type { OpenFrameChannel } from '@bowline/secure-frame/client'
import { mainnet, sepolia } from '../base/networks/ethereum.js'
import type { KitStorage } from '../base/storage/kit-storage.js'
import type { AdapterDescriptor } from '../core/adapter/adapter.js'
import type { PairingTransport } from '../core/adapter/transport.js'
import type { KitOptions } from '../core/config/options.js'
import { createKit } from '../create-kit.js'
import type { Kit } from '../kit.js'
import type { BuiltinWallet } from '../wallets/list/builtin-wallet.js'
import { createMemoryLog, type MemoryLog } from './memory-log.js'
import { createMemoryStorage } from './memory-storage.js'
import { mockAdapter } from './mock-adapter.js'
import { mockTransport } from './mock-transport.js'

/** URLs of a test kit's services. The hosts do not exist; a test passes a `fetch` that responds. */
export const TEST_ENDPOINTS = {
  data: 'https://api.bowline.id',
  explorer: 'https://explorer.bowline.id',
  rpc: 'https://rpc.bowline.id',
  pay: 'https://pay.bowline.id',
  secureSite: 'https://secure.bowline.id',
}

/** Options of a test kit. */
export type TestKitParams = {
  /** Defaults to one `mockAdapter()`. */
  adapters?: readonly AdapterDescriptor[] | undefined
  /**
   * Merged over the defaults: project id `test`, the networks mainnet and sepolia, and services at `TEST_ENDPOINTS`.
   */
  options?: Partial<KitOptions> | undefined
  /** Defaults to empty storage in memory. */
  storage?: KitStorage | undefined
  /** Responds to the kit's requests. By default each fails as if there were no network. */
  fetch?: typeof globalThis.fetch | undefined
  /** Wallets known without a directory service. Defaults to none, so that lists contain only what a test adds. */
  wallets?: readonly BuiltinWallet[] | 'built-in' | undefined
  /** The transport that pairs wallets: `relay` uses `endpoints.relay` as in an app. Defaults to `mockTransport()`. */
  pairingTransport?: PairingTransport | 'relay' | undefined
  /** Opens the channel to the embedded wallet: `createFakeFrame().openChannel`. */
  frame?: OpenFrameChannel | undefined
}

/** A kit with tools for tests. */
export type TestKit = {
  readonly kit: Kit
  readonly storage: KitStorage
  readonly log: MemoryLog
  /** URLs the kit requested, in order. */
  readonly requests: readonly string[]
}

/** Creates a kit that has not started, and that by default uses no network, browser storage or console. */
export function createTestKit({
  adapters = [mockAdapter()],
  options = {},
  storage = createMemoryStorage(),
  fetch = noNetwork,
  wallets = [],
  pairingTransport = mockTransport(),
  frame,
}: TestKitParams = {}): TestKit {
  const requests: string[] = []
  const log = createMemoryLog()
  const countingFetch: typeof globalThis.fetch = (input, init) => {
    requests.push(input instanceof Request ? input.url : String(input))
    return fetch(input, init)
  }
  const kit = createKit(
    { projectId: 'test', networks: [mainnet, sepolia], adapters, endpoints: TEST_ENDPOINTS, ...options },
    {
      storage,
      fetch: countingFetch,
      ...(wallets !== 'built-in' && { wallets }),
      log,
      ...(pairingTransport !== 'relay' && { pairingTransport: async () => pairingTransport }),
      ...(frame && { frame }),
    },
  )
  return { kit, storage, log, requests }
}

const noNetwork: typeof globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'))
