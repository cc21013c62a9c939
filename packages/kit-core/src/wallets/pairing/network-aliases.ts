/**
 * Networks that go by two ids: wallets that pair may know the older one only.
 *
 * In      networks  of the app
 * Out     older id → the present one
 * Source  spec R-STATE-25, R-STATE-26
 */
import { isCaipNetworkId } from '../../base/caip/caip.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'

/** Older id → the present one. */
export type NetworkAliases = ReadonlyMap<string, CaipNetworkId>

const SOLANA: readonly (readonly [string, CaipNetworkId])[] = [
  ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
]

/** The older ids of the app's networks, beside those everybody knows. */
export function networkAliases(networks: readonly Network[]): NetworkAliases {
  const own = networks.flatMap(({ deprecatedCaipNetworkId, caipNetworkId }) =>
    deprecatedCaipNetworkId === undefined ? [] : [[deprecatedCaipNetworkId, caipNetworkId] as const],
  )
  return new Map([...SOLANA, ...own])
}

/** A network as the app calls it; undefined for text that names none. */
export function presentId(aliases: NetworkAliases, text: string): CaipNetworkId | undefined {
  return aliases.get(text) ?? (isCaipNetworkId(text) ? text : undefined)
}

/** Every id under which a network may be known, the present one first. */
export function knownIds(aliases: NetworkAliases, caipNetworkId: CaipNetworkId): readonly string[] {
  const older = [...aliases].flatMap(([id, present]) => (present === caipNetworkId ? [id] : []))
  return [caipNetworkId, ...older]
}
