import type { AdapterDescriptor, CaipNetworkId } from '@bowline/kit-core'
import { createBitcoinAdapter } from './adapter.js'
import { getBrowserPage } from './page/page.js'

/** Options of `bitcoin()`. */
export type BitcoinOptions = {
  /**
   * Base URL of an esplora-compatible API, for all networks or by network. It provides balances, unspent outputs and fees, and
   * sends transactions. For a network without one, the adapter uses the app's `customRpcUrls`, then the network's own RPC URLs,
   * which must be esplora APIs too.
   */
  readonly esploraUrl?: string | Readonly<Record<CaipNetworkId, string>> | undefined
}

/** The descriptor that `bitcoin()` returns, for `adapters` of `createKit`. */
export type BitcoinDescriptor = AdapterDescriptor<'bip122'>

/**
 * Adds Bitcoin networks with installed and paired wallets. Small: the rest of the code loads when a wallet or a chain
 * is first used.
 */
export function bitcoin(options: BitcoinOptions = {}): BitcoinDescriptor {
  return {
    namespace: 'bip122',
    name: 'bitcoin',
    create: (context) => createBitcoinAdapter({ context, page: getBrowserPage(), options }),
  }
}
