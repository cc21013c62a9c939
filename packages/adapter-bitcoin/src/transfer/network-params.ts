import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import type { Chain } from '../chain/chains.js'

/** How addresses of a network are written. */
export function networkParams(chain: Chain | undefined): typeof NETWORK {
  return chain === undefined || chain.prefix === 'bc' ? NETWORK : { ...TEST_NETWORK, bech32: chain.prefix }
}
