/**
 * Parses the WebSocket frames that clients of the test relay send.
 *
 * Throws  FrameError   unmasked, too large, or of an unknown kind; the connection must then be closed
 * Source  RFC 6455 §5
 */

/** A complete text message, or a control frame. Pongs are dropped. */
export type Frame =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'close' }
  | { readonly kind: 'ping'; readonly payload: Buffer }

/** The bytes are not a valid frame. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
}

const MAX_BYTES = 16_000_000
const CONTINUED = 0x0
const TEXT = 0x1
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa

/** Creates a reader for one connection. It takes chunks split at any byte and returns the frames that are complete, in order. */
export function createFrameReader(): (chunk: Buffer) => readonly Frame[] {
  let rest = Buffer.alloc(0)
  let parts: Buffer[] = []

  function take(): { readonly isLast: boolean; readonly kind: number; readonly payload: Buffer } | undefined {
    const [first = 0, second = 0] = rest
    if (rest.length < 2) return undefined
    if ((second & 0x80) === 0) throw new FrameError('A client masks what it sends')
    const short = second & 0x7f
    const start = short === 126 ? 8 : short === 127 ? 14 : 6
    if (rest.length < start) return undefined
    const length = short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short
    if (length > MAX_BYTES) throw new FrameError('The message is too large')
    if (rest.length < start + length) return undefined
    const mask = rest.subarray(start - 4, start)
    const payload = Buffer.from(rest.subarray(start, start + length))
    for (let index = 0; index < length; index += 1) payload[index] = (payload[index] ?? 0) ^ (mask[index % 4] ?? 0)
    rest = rest.subarray(start + length)
    return { isLast: (first & 0x80) !== 0, kind: first & 0x0f, payload }
  }

  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const frames: Frame[] = []
    for (let frame = take(); frame !== undefined; frame = take()) {
      const { isLast, kind, payload } = frame
      if (kind === TEXT || kind === CONTINUED) {
        parts.push(payload)
        if (isLast) frames.push({ kind: 'text', text: Buffer.concat(parts).toString('utf8') })
        if (isLast) parts = []
      } else if (kind === CLOSE) frames.push({ kind: 'close' })
      else if (kind === PING) frames.push({ kind: 'ping', payload })
      else if (kind !== PONG) throw new FrameError(`Frames of the kind ${kind} are not read`)
    }
    return frames
  }
}
