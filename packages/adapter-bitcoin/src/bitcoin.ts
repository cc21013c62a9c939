import type { AdapterDescriptor, CaipNetworkId } from '@bowline/kit-core'
import { createBitcoinAdapter } from './adapter.js'
import { browserPage } from './page/page.js'

/** Options of `bitcoin()`. */
export type BitcoinOptions = {
  /**
   * Where unspent outputs are read and transactions sent: an address of an esplora-shaped API, for all networks or by
   * network. Where it names none, the app's `customRpcUrls` and then the network's own addresses are asked.
   */
  readonly esploraUrl?: string | Readonly<Record<CaipNetworkId, string>> | undefined
}

/** What `bitcoin()` returns: goes into `adapters` of `createKit`. */
export type BitcoinDescriptor = AdapterDescriptor<'bip122'>

/** Bitcoin networks over the wallets' own providers. Light: the rest is loaded when a wallet or a chain is first asked. */
export function bitcoin(options: BitcoinOptions = {}): BitcoinDescriptor {
  return {
    namespace: 'bip122',
    name: 'bitcoin',
    create: (context) => createBitcoinAdapter({ context, page: browserPage(), options }),
  }
}
