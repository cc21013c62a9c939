// @ts-check
/**
 * What is wrong with the measured sizes.
 *
 * In      the rows; the sizes that were agreed on, in kB, by row name
 * Out     one sentence per row that is over its budget, has grown by more than 5 %, or was never agreed on
 */

const GROWTH = 1.05
/** Below this a growth is the rounding of the agreed size. */
const LEAST_GROWTH_KB = 0.1

/** @typedef {import('./measures.mjs').Row} Row */

/** @param {number} bytes */
export const toKilobytes = (bytes) => Math.round(bytes / 100) / 10

/**
 * @param {readonly Row[]} rows
 * @param {Readonly<Record<string, number>>} agreed
 * @returns {string[]}
 */
export function findFaults(rows, agreed) {
  return rows.flatMap(({ name, bytes, budget }) => {
    const size = toKilobytes(bytes)
    if (budget !== undefined && bytes > budget) return [`${name}: ${bytes} bytes are over its budget of ${budget}`]
    const before = agreed[name]
    const update = 'when that is meant, run `npm run size -- --update` and say why in the commit'
    if (before === undefined) return [`${name}: ${size} kB was never agreed on; ${update}`]
    const limit = Math.max(before * GROWTH, before + LEAST_GROWTH_KB)
    return size > limit + Number.EPSILON ? [`${name}: grew from ${before} to ${size} kB, more than 5 %; ${update}`] : []
  })
}
