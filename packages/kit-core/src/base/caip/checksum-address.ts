import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Returns an EVM address with its EIP-55 checksum. Returns any other text unchanged. */
export function checksumAddress(address: string): string {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) return address
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const marked = [...digits].map((digit, index) => (/[89a-f]/.test(hash.charAt(index)) ? digit.toUpperCase() : digit))
  return `0x${marked.join('')}`
}
