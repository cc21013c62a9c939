import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import type { Chain } from '../chain/chains.js'

/** Address parameters of a network for `@scure/btc-signer`; mainnet when undefined. */
export function getNetworkParams(chain: Chain | undefined): typeof NETWORK {
  return chain === undefined || chain.prefix === 'bc' ? NETWORK : { ...TEST_NETWORK, bech32: chain.prefix }
}
