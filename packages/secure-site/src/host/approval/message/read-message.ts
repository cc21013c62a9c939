/**
 * A message as it will be signed: text where its bytes are text, else hex.
 *
 * In      bytes
 * Out     text, its bytes in hex, and whether they are text
 * Throws  RefusedError   what could be something else than a message: it begins like a hash of typed data, or is over 64 KiB
 * Source  security design §7; EIP-191
 */
import { refuseParams } from '../../policy/refused-error.js'

/** Bytes of the longest message. */
const MESSAGE_MAX = 65_536

/** A message, read from its bytes. */
export type ReadMessage = { readonly bytes: Uint8Array; readonly text: string; readonly isText: boolean }

/** Reads the bytes of a message. */
export function readMessage(bytes: Uint8Array): ReadMessage {
  if (bytes.length > MESSAGE_MAX) throw refuseParams('The message is too long')
  if (bytes[0] === 0x19 && bytes[1] === 0x01) throw refuseParams('The message is encoded typed data')
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

/** Bytes as `0x…`. */
export function toHex(bytes: Uint8Array): `0x${string}` {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
