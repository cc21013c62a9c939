/**
 * Extracts the text that a paired wallet was asked to sign. `watchSignInRequests` uses it to recognize sign-in requests and to
 * store them until the wallet responds.
 *
 * In      method, params  of the request
 * Out     undefined for other methods, undecodable text, and text over 16,384 characters
 * Source  the encodings of `sign-paired.ts`
 */
import { safeGet } from '../../base/validation/safe-get.js'
import { BASE58 } from './encodings.js'

/** Maximum length of the text as encoded in a request. */
const MAX_TEXT_LENGTH = 16_384

export function extractRequestText(method: string, params: unknown): string | undefined {
  const message = Array.isArray(params) ? params[0] : safeGet(params, 'message')
  if (typeof message !== 'string' || message.length > MAX_TEXT_LENGTH) return undefined
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

/** Decodes base58 text. Correct only for bytes that do not start with zero, which text never does. */
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
