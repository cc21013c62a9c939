import { invalidParams } from '../../policy/rejections.js'

/** Reads the bytes of a Solana transaction in order. Throws a `RequestRejectedError` when the bytes run out. */
export interface ByteReader {
  byte(): number
  take(count: number): Uint8Array
  /** Reads a compact-u16 number. Throws unless it has the shortest encoding. */
  length(): number
  isAtEnd(): boolean
}

/** Creates a reader at the first byte. Source: Solana's wire format, compact-u16. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0
  const reader: ByteReader = {
    byte: () => reader.take(1)[0] ?? 0,
    take(count) {
      if (at + count > bytes.length) throw invalidParams('The transaction is malformed')
      at += count
      return bytes.slice(at - count, at)
    },
    length() {
      let value = 0
      for (let shift = 0; shift < 21; shift += 7) {
        const part = reader.byte()
        value |= (part & 0x7f) << shift
        if ((part & 0x80) !== 0) continue
        if ((part === 0 && shift > 0) || value > 0xffff) break
        return value
      }
      throw invalidParams('The transaction is malformed')
    },
    isAtEnd: () => at === bytes.length,
  }
  return reader
}
