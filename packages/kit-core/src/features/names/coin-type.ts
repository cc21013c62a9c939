/**
 * ENSIP-11 coin type of an EVM chain, which a name registration sends: the chain id with the top bit set, as an unsigned 32-bit
 * number.
 *
 * In      chainId  `1`, not `eip155:1`
 * Throws  InvalidChainIdError  2^31 or more, negative, or not a whole number
 * Source  spec R-NAME-15; ENSIP-11
 */
import { InvalidChainIdError } from './errors.js'

/** Bit that ENSIP-11 sets in the coin types of EVM chains. */
export const EVM_COIN_BIT = 0x8000_0000

export function getCoinType(chainId: string | number): number {
  const id = Number(chainId)
  if (!Number.isSafeInteger(id) || id < 0 || id >= EVM_COIN_BIT) throw new InvalidChainIdError(chainId)
  return EVM_COIN_BIT + id
}
