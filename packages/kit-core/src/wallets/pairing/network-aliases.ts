/**
 * Networks that have two ids; paired wallets may know only the older one.
 *
 * In      networks  of the app
 * Out     older id → current id
 * Source  spec R-STATE-25, R-STATE-26
 */
import { isCaipNetworkId } from '../../base/caip/caip.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'

/** Older id → current id. */
export type NetworkAliases = ReadonlyMap<string, CaipNetworkId>

const SOLANA: readonly (readonly [string, CaipNetworkId])[] = [
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
]

/** Returns the older ids of the app's networks and of Solana. */
export function getNetworkAliases(networks: readonly Network[]): NetworkAliases {
  const own = networks.flatMap(({ deprecatedCaipNetworkId, caipNetworkId }) =>
    deprecatedCaipNetworkId === undefined ? [] : [[deprecatedCaipNetworkId, caipNetworkId] as const],
  )
  return new Map([...SOLANA, ...own])
}

/** Returns a network's current id; undefined for text that is not a network id. */
export function toCurrentId(aliases: NetworkAliases, text: string): CaipNetworkId | undefined {
  return aliases.get(text) ?? (isCaipNetworkId(text) ? text : undefined)
}

/** Returns every known id of a network, the current one first. */
export function getKnownIds(aliases: NetworkAliases, caipNetworkId: CaipNetworkId): readonly string[] {
  const older = [...aliases].flatMap(([id, present]) => (present === caipNetworkId ? [id] : []))
  return [caipNetworkId, ...older]
}
