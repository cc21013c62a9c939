/** Whether two texts are one address. Capitals of a hexadecimal address are a checksum; elsewhere they are other letters. */
export function isSameAddress(one: string, other: string): boolean {
  const isHex = /^0x[0-9a-f]+$/i.test(one)
  return isHex ? one.toLowerCase() === other.toLowerCase() : one === other
}
