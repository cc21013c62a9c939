/** Numbers that look random and are the same each time. */
export type SeededRandom = {
  /** Whole, from 0 up to and without the limit. */
  below(limit: number): number
  bits(count: number): bigint
  hex(bytes: number): `0x${string}`
  text(maxLength: number): string
  pick<Value>(list: readonly [Value, ...Value[]]): Value
  /** True in so many of one. */
  chance(part: number): boolean
}

/** Starts from a seed. */
export function createSeededRandom(seed: number): SeededRandom
