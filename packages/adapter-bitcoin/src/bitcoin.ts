import type { AdapterDescriptor } from '@bowline/kit-core'
import { createBitcoinAdapter } from './adapter.js'
import type { BitcoinOptions } from './contract.js'
import { getBrowserPage } from './page/page.js'

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
