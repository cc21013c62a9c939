/**
 * Encodings of texts to sign and of signatures, as paired wallets expect them: hexadecimal (EVM), base58 (Solana),
 * base64 (Cosmos, Bitcoin).
 */

/** The base58 alphabet. */
export const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Encodes bytes as lower-case hexadecimal, two digits per byte. */
export function encodeHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Encodes bytes as base64 with padding. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
}

/** Converts hexadecimal to base64; undefined for other text. */
export function hexToBase64(text: string): string | undefined {
  const hex = text.startsWith('0x') ? text.slice(2) : text
  if (hex === '' || hex.length % 2 === 1 || !/^[0-9a-f]+$/i.test(hex)) return undefined
  return encodeBase64(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

/** Encodes bytes as Bitcoin's base58: leading zero bytes become leading ones. */
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
