/**
 * The coin type of an EVM chain: its id with the top bit set, as an unsigned 32-bit number.
 *
 * In      chainId  the id inside its namespace
 * Throws  InvalidChainIdError  2^31 or more, or no whole number
 * Source  spec R-NAME-15; ENSIP-11
 */
import { InvalidChainIdError } from './errors.js'

/** ENSIP-11: coin types of EVM chains have this bit. */
export const EVM_COIN_BIT = 0x8000_0000

/** The coin type of a chain. */
export function coinTypeOf(chainId: string | number): number {
  const id = Number(chainId)
  if (!Number.isSafeInteger(id) || id < 0 || id >= EVM_COIN_BIT) throw new InvalidChainIdError(chainId)
  return EVM_COIN_BIT + id
}
