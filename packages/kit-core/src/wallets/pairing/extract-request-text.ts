/**
 * Reads the text back that a paired wallet was asked to sign.
 *
 * In      method, params  of the request
 * Out     undefined where it asks for something else, or holds no text that can be read
 * Source  the forms of sign-paired
 */
import { BASE58 } from './encodings.js'
import { property } from './provider-shape.js'

/** The longest text that is read, as it is written in a request. */
const TEXT_MAX = 16_384

/** Reads it. */
export function extractRequestText(method: string, params: unknown): string | undefined {
  const message = Array.isArray(params) ? params[0] : property(params, 'message')
  if (typeof message !== 'string' || message.length > TEXT_MAX) return undefined
  if (method === 'personal_sign') return textOf(hexBytes(message.slice(2)))
  if (method === 'solana_signMessage') return textOf(base58Bytes(message))
  return method === 'signMessage' || method === 'polkadot_signMessage' ? message : undefined
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && new TextDecoder().decode(bytes)
}

function hexBytes(hex: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return undefined
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Of text, which begins with no byte of zero. */
function base58Bytes(text: string): Uint8Array | undefined {
  let number = 0n
  for (const letter of text) {
    const digit = BASE58.indexOf(letter)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const hex = number.toString(16)
  return hexBytes(hex.padStart(hex.length + (hex.length % 2), '0'))
}
