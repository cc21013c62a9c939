// @ts-check
/** Pseudo-random numbers for tests, the same each time. See `seeded-random.d.mts`. */

/** Characters that are hard to display: combining marks, emoji, other directions, invisible ones. */
const LETTERS = [
  'a',
  'Z',
  '0',
  ' ',
  '\n',
  '<',
  '&',
  '"',
  '\\',
  'é',
  'ß',
  '中',
  '👩‍🚀',
  'א',
  '\u202e',
  '\u200b',
  '\u0301',
  '\t',
]

/** @type {typeof import('./seeded-random.d.mts').createSeededRandom} */
export function createSeededRandom(seed) {
  let state = seed >>> 0
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit)
  /** @returns {`0x${string}`} */
  const hex = (/** @type {number} */ bytes) =>
    `0x${Array.from({ length: bytes }, () => below(256).toString(16).padStart(2, '0')).join('')}`
  return {
    below,
    hex,
    bits: (count) => (count === 0 ? 0n : BigInt(hex(Math.ceil(count / 8))) >> BigInt((8 - (count % 8)) % 8)),
    text: (maxLength) => Array.from({ length: below(maxLength + 1) }, () => LETTERS[below(LETTERS.length)]).join(''),
    pick: (list) => list[below(list.length)] ?? list[0],
    chance: (part) => next() < part,
  }
}
