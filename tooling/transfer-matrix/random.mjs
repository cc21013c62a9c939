// @ts-check
/**
 * Pseudo-random numbers that repeat for a seed, so that a failure can be repeated.
 *
 * In      seed   a whole number of 32 bits
 * Source  mulberry32, a public-domain generator of 32 bits
 */

/** @type {typeof import('./transfers.d.mts').createRandom} */
export function createRandom(seed) {
  let state = seed >>> 0

  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  return {
    below: (end) => next() % end,
    bits(count) {
      let value = 0n
      for (let got = 0; got < count; got += 32) value = (value << 32n) | BigInt(next())
      return BigInt.asUintN(count, value)
    },
  }
}
