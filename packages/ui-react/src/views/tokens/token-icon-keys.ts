import type { IconKey } from '@bowline/marks'

/** Where services say the network's own coin is. */
const COIN = /^(0xe{40}|0x0{40}|native|1{32}|So1{41}2)$/i

/**
 * What a token's mark is known by: its network (CAIP-2), and its address, bare or as CAIP-10; without one it is the network's
 * own coin. Its symbol does not count, since anybody can choose one. Source: R-VIEW-81.
 */
export function tokenMarks(network: string | undefined, address?: string | undefined): readonly IconKey[] {
  const at = address?.lastIndexOf(':') ?? -1
  const home = at > 0 ? address?.slice(0, at) : network
  const bare = address?.slice(at + 1)
  if (home === undefined) return []
  return bare === undefined || COIN.test(bare) ? [`coin:${home}`] : [`token:${home}:${bare}`]
}
