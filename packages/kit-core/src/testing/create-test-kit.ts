import type { OpenFrameChannel } from '@bowline/secure-frame/client'
import { mainnet, sepolia } from '../base/networks/ethereum.js'
import type { KitStorage } from '../base/storage/kit-storage.js'
import type { AdapterDescriptor } from '../core/adapter/adapter.js'
import type { PairingTransport } from '../core/adapter/transport.js'
import type { KitOptions } from '../core/config/options.js'
import { createKit, type Kit } from '../kit.js'
import type { BuiltinWallet } from '../wallets/list/builtin-wallet.js'
import { createMemoryLog, type MemoryLog } from './memory-log.js'
import { createMemoryStorage } from './memory-storage.js'
import { mockAdapter } from './mock-adapter.js'
import { mockTransport } from './mock-transport.js'

/** Where the services of a test kit are. */
export const TEST_ENDPOINTS = {
  data: 'https://api.bowline.id',
  explorer: 'https://explorer.bowline.id',
  rpc: 'https://rpc.bowline.id',
  pay: 'https://pay.bowline.id',
  secureSite: 'https://secure.bowline.id',
}

/** What of a test kit is not the default. */
export type TestKitParams = {
  /** One `mockAdapter()` when absent. */
  adapters?: readonly AdapterDescriptor[] | undefined
  /** Over project id `test`, the networks mainnet and sepolia, and services at `TEST_ENDPOINTS`. */
  options?: Partial<KitOptions> | undefined
  /** Empty memory when absent. */
  storage?: KitStorage | undefined
  /** Answers the kit's requests; when absent each fails as if there were no network. */
  fetch?: typeof globalThis.fetch | undefined
  /** The wallets that are known without a directory service: none when absent, so that lists hold what a test puts there. */
  wallets?: readonly BuiltinWallet[] | 'built-in' | undefined
  /** How wallets elsewhere are paired: `relay` is as in an app, over `endpoints.relay`; `mockTransport()` when absent. */
  pairingTransport?: PairingTransport | 'relay' | undefined
  /** Opens the channel to the embedded wallet: `createFakeFrame().openChannel`. */
  frame?: OpenFrameChannel | undefined
}

/** A kit and what a test looks at. */
export type TestKit = {
  readonly kit: Kit
  readonly storage: KitStorage
  readonly log: MemoryLog
  /** Addresses the kit asked, in order. */
  readonly requests: readonly string[]
}

/** Makes a kit that has not started, in memory: no page, no network, no console. */
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
