import { keccak256, slice, stringToHex } from 'viem'

/** Returns the selector of a canonical signature, such as `transfer(address,uint256)`. Source: the ABI specification. */
export function getSelector(signature: string): `0x${string}` {
  return slice(keccak256(stringToHex(signature)), 0, 4)
}
