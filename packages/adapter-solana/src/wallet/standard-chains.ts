/**
 * Networks as Wallet Standard names them. It knows the public clusters by name and every other chain, whose genesis differs
 * each time, as `solana:localnet`.
 *
 * In      chains   of a wallet
 * Out     chainFor       what to name a network to that wallet; undefined when the wallet does not have it
 *         isMain         whether a network is the main one
 *         networksOf     the CAIP-2 ids of what the wallet has: of the app's networks, then of the public clusters
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

/** The wallet's name of a network. */
export function chainFor(chains: readonly string[], caipNetworkId: CaipNetworkId): string | undefined {
  return [caipNetworkId, CLUSTERS.get(caipNetworkId) ?? LOCAL].find((chain) => chains.includes(chain))
}

/** Whether it is the main network. */
export function isMain(caipNetworkId: CaipNetworkId): boolean {
  return CLUSTERS.get(caipNetworkId) === MAIN
}

/** What a wallet has. */
export function networksOf(chains: readonly string[], networks: readonly Network[]): readonly CaipNetworkId[] {
  const known = [...networks.map(({ caipNetworkId }) => caipNetworkId), ...CLUSTERS.keys()]
  return [...new Set(known)].filter((caipNetworkId) => chainFor(chains, caipNetworkId) !== undefined)
}
