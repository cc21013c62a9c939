/**
 * Reads the bytes of a Solana transaction in order. `length` reads a compact-u16 (7 bits per byte, at most three bytes);
 * `end` throws when bytes are left.
 *
 * In      createError: creates the error for too few bytes, too many bytes, or an invalid length
 */
export function createByteReader(bytes: Uint8Array, createError: () => Error) {
  let at = 0

  function take(count: number): Uint8Array {
    if (at + count > bytes.length) throw createError()
    at += count
    return bytes.slice(at - count, at)
  }

  const byte = () => take(1)[0] ?? 0

  return {
    take,
    byte,
    length(): number {
      let value = 0
      for (const shift of [0, 7, 14]) {
        const part = byte()
        value += (part & 0x7f) << shift
        if (part < 0x80) {
          if (value > 0xffff || (shift > 0 && part === 0)) throw createError()
          return value
        }
      }
      throw createError()
    },
    rest: () => take(bytes.length - at),
    end(): void {
      if (at !== bytes.length) throw createError()
    },
  }
}
