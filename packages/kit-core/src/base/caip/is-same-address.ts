/**
 * Whether two texts are the same address. Case is a checksum in hexadecimal addresses and significant in all others.
 */
export function isSameAddress(one: string, other: string): boolean {
  const isHex = /^0x[0-9a-f]+$/i.test(one)
  return isHex ? one.toLowerCase() === other.toLowerCase() : one === other
}
