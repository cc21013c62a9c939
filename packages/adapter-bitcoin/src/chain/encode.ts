import { base64, hex } from '@scure/base'

const HEX = /^([0-9a-f]{2})+$/i

/** Bytes of base64 or hex text; undefined when it is neither. A text that could be both is taken for hex. */
export function bytesOf(text: string): Uint8Array | undefined {
  try {
    return HEX.test(text) ? hex.decode(text.toLowerCase()) : base64.decode(text)
  } catch {
    return undefined
  }
}

/** Base64 of bytes. */
export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes)

/** Hex of bytes. */
export const toHex = (bytes: Uint8Array): string => hex.encode(bytes)
