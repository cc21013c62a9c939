/**
 * A seeded random source, so that mocks and fuzz tests repeat: the same seed yields the same sequence on every machine.
 *
 * Source  FNV-1a (seed), mulberry32 (sequence); both public domain
 */

/** A random source. Each call moves its sequence on. */
export type SeededRandom = {
  /** Returns the next number in [0, 1). */
  readonly next: () => number
  /** Returns true with probability `share`. */
  readonly isBelow: (share: number) => boolean
  /** Returns an integer from 0 to below `end`. */
  readonly integer: (end: number) => number
  /** Returns one of the items. Throws RangeError for an empty list. */
  readonly pick: <T>(items: readonly T[]) => T
  /** Returns lowercase hex digits. */
  readonly hex: (length: number) => string
}

export function createSeededRandom(seed: string): SeededRandom {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (end: number) => Math.floor(next() * end)
  return {
    next,
    isBelow: (share) => next() < share,
    integer: whole,
    pick: (items) => {
      const item = items[whole(items.length)]
      if (item === undefined) throw new RangeError('There is nothing to pick from')
      return item
    },
    hex: (length) => Array.from({ length }, () => whole(16).toString(16)).join(''),
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
