/** Pseudo-random numbers that are the same each time. */
export type SeededRandom = {
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number
  bits(count: number): bigint
  hex(bytes: number): `0x${string}`
  text(maxLength: number): string
  pick<Value>(list: readonly [Value, ...Value[]]): Value
  /** True with the given probability. */
  chance(part: number): boolean
}

/** Starts from a seed. */
export function createSeededRandom(seed: number): SeededRandom
