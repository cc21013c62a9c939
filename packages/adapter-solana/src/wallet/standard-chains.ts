/**
 * Maps networks to Wallet Standard chain names. The standard names the public clusters. Every other chain, whose genesis hash
 * differs each time, is `solana:localnet`.
 *
 * In      chains         of a wallet
 * Out     getChainName   the wallet's name of a network; undefined when the wallet does not support it
 *         isMainnet      whether a network is mainnet
 *         getNetworks    CAIP-2 ids of the networks that the wallet supports: those of the app, then the public clusters
 * Source  Wallet Standard (Solana chains); spec R-STATE-26
 */
import type { CaipNetworkId, Network } from '@bowline/kit-core'

const MAIN = 'solana:mainnet'

const CLUSTERS: ReadonlyMap<CaipNetworkId, string> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', MAIN],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'solana:testnet'],
])

const LOCAL = 'solana:localnet'

/** Gets the name of a network in the wallet; undefined when the wallet does not support it. */
export function getChainName(chains: readonly string[], caipNetworkId: CaipNetworkId): string | undefined {
  return [caipNetworkId, CLUSTERS.get(caipNetworkId) ?? LOCAL].find((chain) => chains.includes(chain))
}

/** Whether a network is mainnet. */
export function isMainnet(caipNetworkId: CaipNetworkId): boolean {
  return CLUSTERS.get(caipNetworkId) === MAIN
}

/** Gets the networks that a wallet supports. */
export function getNetworks(chains: readonly string[], networks: readonly Network[]): readonly CaipNetworkId[] {
  const known = [...networks.map(({ caipNetworkId }) => caipNetworkId), ...CLUSTERS.keys()]
  return [...new Set(known)].filter((caipNetworkId) => getChainName(chains, caipNetworkId) !== undefined)
}
