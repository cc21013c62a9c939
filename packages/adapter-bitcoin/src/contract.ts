/** Types that the parts of the adapter share, and the names of the methods whose code loads on demand. */

import type { Adapter, AdapterContext, CaipNetworkId } from '@bowline/kit-core'
import type { StandardWallets } from '@bowline/kit-core/adapter'
import type { ConnectorList } from './discovery/emit-connectors.js'
import type { Page } from './page/page.js'

/** Options of `bitcoin()`. */
export type BitcoinOptions = {
  /**
   * Base URL of an esplora-compatible API, for all networks or by network. It provides balances, unspent outputs and fees, and
   * sends transactions. For a network without one, the adapter uses the app's `customRpcUrls`, then the network's own RPC URLs,
   * which must be esplora APIs too.
   */
  readonly esploraUrl?: string | Readonly<Record<CaipNetworkId, string>> | undefined
}

/** What `createBitcoinAdapter` needs. */
export type BitcoinAdapterParams = {
  readonly context: AdapterContext
  /** Undefined on a server. */
  readonly page: Page | undefined
  readonly options: BitcoinOptions
}

/** Dependencies of the runtime: what the part of the adapter that loads with the page has created. */
export type RuntimeParams = BitcoinAdapterParams & {
  /** Undefined when the kit must not look for wallets of the page. */
  readonly page: Page | undefined
  readonly standard: StandardWallets | undefined
  /** The connectors listed so far, shared with this file. Nothing is emitted after the kit has stopped. */
  readonly list: ConnectorList
}

/** The methods whose code loads on demand. */
export const ON_DEMAND = [
  'connect',
  'connectPaired',
  'reconnect',
  'switchAccount',
  'disconnect',
  'getAccounts',
  'getProvider',
  'switchNetwork',
  'getBalance',
  'signMessage',
  'sendTransaction',
  'getTransaction',
  'parseSentResponse',
  'findSent',
] as const

/** The implementation of the `ON_DEMAND` methods. */
export type Runtime = Required<Pick<Adapter, (typeof ON_DEMAND)[number]>>
