import { WalletRequestError } from '@bowline/kit-core/errors'
import { type Hex, numberToHex } from 'viem'

const MAX_UINT256 = 2n ** 256n - 1n

/** Base units in hex. Throws `WalletRequestError` unless the value fits into a uint256. */
export function toQuantity(value: bigint): Hex {
  if (value < 0n || value > MAX_UINT256) {
    throw new WalletRequestError('', undefined, new RangeError('The value is not between 0 and 2^256 - 1'))
  }
  return numberToHex(value)
}
