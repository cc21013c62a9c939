/**
 * Reads bytes from the first to the last.
 *
 * In      bytes; what to throw when there are too few, too many, or a length is none
 * Out     length   of a short vector: 7 bits a byte, at most three of them
 */
export function createByteReader(bytes: Uint8Array, fault: () => Error) {
  let at = 0

  function take(count: number): Uint8Array {
    if (at + count > bytes.length) throw fault()
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
          if (value > 0xffff || (shift > 0 && part === 0)) throw fault()
          return value
        }
      }
      throw fault()
    },
    rest: () => take(bytes.length - at),
    end(): void {
      if (at !== bytes.length) throw fault()
    },
  }
}
