import { base64, hex } from '@scure/base'

const HEX = /^([0-9a-f]{2})+$/i

/** Decodes hex or base64 text of PSBTs, keys and signatures; undefined when it is neither. Text that could be both is hex. */
export function decodeBytes(text: string): Uint8Array | undefined {
  try {
    return HEX.test(text) ? hex.decode(text.toLowerCase()) : base64.decode(text)
  } catch {
    return undefined
  }
}

/** Encodes bytes as base64. */
export const toBase64 = (bytes: Uint8Array): string => base64.encode(bytes)

/** Encodes bytes as hex. */
export const toHex = (bytes: Uint8Array): string => hex.encode(bytes)
