/**
 * Decodes a message to sign: text where its bytes are valid UTF-8, else hex.
 *
 * In      bytes
 * Out     the text or hex, the bytes, and whether they are text
 * Throws  RequestRejectedError  the bytes are longer than 64 KiB, or start like encoded typed data (0x19 0x01)
 * Source  security design §7; EIP-191
 */
import { invalidParams } from '../../policy/rejections.js'

/** Maximum message length in bytes. */
const MAX_MESSAGE_BYTES = 65_536

/** A decoded message. `text` is hex when `isText` is false. */
export type ParsedMessage = { readonly bytes: Uint8Array; readonly text: string; readonly isText: boolean }

/** Decodes the bytes of a message. */
export function parseMessage(bytes: Uint8Array): ParsedMessage {
  if (bytes.length > MAX_MESSAGE_BYTES) throw invalidParams('The message is too long')
  if (bytes[0] === 0x19 && bytes[1] === 0x01) throw invalidParams('The message is encoded typed data')
  const text = decodeText(bytes)
  return { bytes, text: text ?? toHex(bytes), isText: text !== undefined }
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Encodes bytes as `0x…` hex. */
export function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
