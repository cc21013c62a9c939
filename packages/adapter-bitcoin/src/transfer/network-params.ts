import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import type { Chain } from '../chain/chains.js'

/** Parameters for addresses of a network in `@scure/btc-signer`, to encode and decode them; mainnet when undefined. */
export function getNetworkParams(chain: Chain | undefined): typeof NETWORK {
  return chain === undefined || chain.prefix === 'bc' ? NETWORK : { ...TEST_NETWORK, bech32: chain.prefix }
}
