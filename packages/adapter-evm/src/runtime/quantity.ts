import { WalletRequestError } from '@bowline/kit-core/errors'
import { type Hex, numberToHex } from 'viem'

const MAX_UINT256 = 2n ** 256n - 1n

/** Encodes an amount or a block number as a JSON-RPC hex quantity. Throws `WalletRequestError` unless it fits into a uint256. */
export function toQuantity(value: bigint): Hex {
  if (value < 0n || value > MAX_UINT256) {
    throw new WalletRequestError('', undefined, new RangeError('The value is not between 0 and 2^256 - 1'))
  }
  return numberToHex(value)
}
