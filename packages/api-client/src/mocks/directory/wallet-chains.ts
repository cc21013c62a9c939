/**
 * The networks (CAIP-2 ids) that a made-up wallet of the mock directory supports.
 *
 * Source  CAIP-2; spec R-STATE-43
 */
import type { SeededRandom } from '../values/seeded-random.js'

const EVM = [1, 10, 56, 100, 137, 324, 1_313_161_554, 42_161, 42_220, 43_114, 7_777_777, 8453]
const EVM_IDS: readonly string[] = EVM.map((chainId) => `eip155:${chainId}`)
const SOLANA: readonly string[] = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
const BITCOIN: readonly string[] = ['bip122:000000000019d6689c085ae165831e93']
const POLKADOT: readonly string[] = ['polkadot:91b171bb158e2d3848fa23a9f1c25182']
const COSMOS: readonly string[] = ['cosmos:cosmoshub-4']

/** Chains of a typical multichain wallet. */
export const COMMON_CHAINS: readonly string[] = [...EVM_IDS, ...SOLANA, ...BITCOIN]

/** Picks networks of one to four namespaces; undefined for a few wallets that list none. */
export function pickWalletChains(random: SeededRandom): readonly string[] | undefined {
  const share = random.next()
  const someEvm = EVM_IDS.filter((id) => id === 'eip155:1' || random.isBelow(0.6))
  if (share < 0.5) return someEvm
  if (share < 0.66) return [...someEvm, ...SOLANA]
  if (share < 0.74) return COMMON_CHAINS
  if (share < 0.78) return [...someEvm, ...SOLANA, ...BITCOIN, ...POLKADOT, ...COSMOS]
  if (share < 0.86) return SOLANA
  if (share < 0.91) return BITCOIN
  if (share < 0.94) return POLKADOT
  return share < 0.97 ? COSMOS : undefined
}
