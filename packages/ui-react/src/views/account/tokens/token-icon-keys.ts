import type { IconKey } from '@bowline/icons'

/** Addresses that services use for the native token. */
const NATIVE_TOKEN = /^(0xe{40}|0x0{40}|native|1{32}|So1{41}2)$/i

/**
 * Icon keys of a token, by its network (CAIP-2) and its address, bare or as CAIP-10; without an address, those of the native
 * token. Ignores the symbol, because any token can have it. Source: R-VIEW-81.
 */
export function getTokenIconKeys(network: string | undefined, address?: string | undefined): readonly IconKey[] {
  const at = address?.lastIndexOf(':') ?? -1
  const chain = at > 0 ? address?.slice(0, at) : network
  const bare = address?.slice(at + 1)
  if (chain === undefined) return []
  return bare === undefined || NATIVE_TOKEN.test(bare) ? [`coin:${chain}`] : [`token:${chain}:${bare}`]
}
