/**
 * Whether a message between page and frame is plain data, small and flat enough to parse. Runs before any schema, because ten
 * thousand nested levels overflow the stack of schema libraries and JSON functions.
 *
 * Source  security.md §5
 */
/** Limits of a message; sizes in UTF-8 bytes. */
export const MESSAGE_LIMITS = {
  bytes: 256 * 1024,
  depth: 16,
  textBytes: 64 * 1024,
  listLength: 1_000,
  recordKeys: 200,
} as const

/** True for text, finite numbers, booleans, null, undefined, lists and records within the limits. Stops at the first excess. */
export function isWithinLimits(message: unknown): boolean {
  let bytesLeft: number = MESSAGE_LIMITS.bytes
  const encoder = new TextEncoder()

  function fitsText(text: string): boolean {
    if (text.length > MESSAGE_LIMITS.textBytes) return false
    const bytes = encoder.encode(text).length
    bytesLeft -= bytes
    return bytes <= MESSAGE_LIMITS.textBytes
  }

  function fits(value: unknown, depth: number): boolean {
    bytesLeft -= 1
    if (bytesLeft < 0 || depth > MESSAGE_LIMITS.depth) return false
    if (value === null || value === undefined || typeof value === 'boolean') return true
    if (typeof value === 'number') return Number.isFinite(value)
    if (typeof value === 'string') return fitsText(value)
    if (typeof value !== 'object') return false
    if (Array.isArray(value)) {
      return value.length <= MESSAGE_LIMITS.listLength && value.every((entry) => fits(entry, depth + 1))
    }
    if (Object.prototype.toString.call(value) !== '[object Object]') return false
    const entries = Object.entries(value)
    return (
      entries.length <= MESSAGE_LIMITS.recordKeys &&
      entries.every(([key, entry]) => key !== '__proto__' && fitsText(key) && fits(entry, depth + 1))
    )
  }

  return fits(message, 0) && bytesLeft >= 0
}
