/** Bytes as text, in the ways wallets ask for them. */

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Lower-case hexadecimal, two letters a byte. */
export function encodeHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
}

/** Hexadecimal as base64; undefined for text that is none. */
export function hexToBase64(text: string): string | undefined {
  const bytes = decodeHex(text)
  return bytes && encodeBase64(bytes)
}

/** The bytes of hexadecimal, with or without `0x`; undefined for text that is none. */
export function decodeHex(text: string): Uint8Array | undefined {
  const hex = text.startsWith('0x') ? text.slice(2) : text
  if (hex === '' || hex.length % 2 === 1 || !/^[0-9a-f]+$/i.test(hex)) return undefined
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** The bytes of base58 that does not begin with zeros; undefined for text that is none. */
export function decodeBase58(text: string): Uint8Array | undefined {
  let number = 0n
  for (const letter of text) {
    const digit = BASE58.indexOf(letter)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const hex = number.toString(16)
  return decodeHex(hex.length % 2 === 0 ? hex : `0${hex}`)
}

/** Base58 as Bitcoin writes it: leading zero bytes become leading ones. */
export function encodeBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let index = 0; index < digits.length; index += 1) {
      carry += (digits[index] ?? 0) * 256
      digits[index] = carry % 58
      carry = Math.floor(carry / 58)
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58)
  }
  const firstOther = bytes.findIndex((byte) => byte !== 0)
  const zeros = firstOther < 0 ? bytes.length : firstOther
  return (
    BASE58.charAt(0).repeat(zeros) +
    digits
      .reverse()
      .map((digit) => BASE58.charAt(digit))
      .join('')
  )
}
