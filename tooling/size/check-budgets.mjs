// @ts-check
/**
 * Problems of the measured sizes.
 *
 * In      rows      with the budget of each, if there is one
 *         agreed    the agreed sizes, in kB, by row name
 *         overdue   ceilings of rows that are still over their budget
 * Out     faults    one sentence per row that is over its budget and not overdue, or over its ceiling; that has grown by more
 *                   than 5 %; that was never agreed on; and per budget, ceiling or agreed size without a row
 *         notes     one sentence per overdue row, and per row so close to its bound that another folder may exceed it:
 *                   file names contain hashes, whose compressed size differs by some bytes
 */

const GROWTH = 1.05
/** Smaller growth may be the rounding of the agreed size. */
const LEAST_GROWTH_KB = 0.1
const NEAR_BYTES = 24

/** @typedef {import('./budgets.mjs').Budget} Budget */
/** @typedef {{ name: string, bytes?: number, files?: number }} Row */
/** @typedef {Readonly<Record<string, Budget>>} Budgets */

/** @param {number} bytes */
export const toKilobytes = (bytes) => Math.round(bytes / 100) / 10

/**
 * @param {readonly Row[]} rows
 * @param {{ budgets: Budgets, overdue: Budgets, agreed: Readonly<Record<string, number>> }} bounds
 * @returns {{ faults: readonly string[], notes: readonly string[] }}
 */
export function judge(rows, { budgets, overdue, agreed }) {
  const names = new Set(rows.map(({ name }) => name))
  const tables = { 'a budget': budgets, 'a ceiling': overdue, 'an agreed size': agreed }
  const faults = Object.entries(tables).flatMap(([what, table]) =>
    Object.keys(table).flatMap((name) => (names.has(name) ? [] : [`${name}: has ${what} and is not weighed`])),
  )
  /** @type {string[]} */
  const notes = []
  for (const row of rows) {
    const budget = budgets[row.name] ?? {}
    const over = excess(row, budget)
    const ceiling = overdue[row.name]
    if (over.length > 0 && ceiling === undefined) faults.push(`${row.name}: over its budget of ${over.join(' and ')}`)
    if (ceiling !== undefined) {
      const grown = excess(row, { ...budget, ...ceiling })
      if (grown.length > 0)
        faults.push(`${row.name}: over its budget, and now over its ceiling of ${grown.join(' and ')}`)
      else if (over.length > 0) notes.push(`${row.name}: over its budget of ${over.join(' and ')}`)
      else notes.push(`${row.name}: keeps its budget now; take it out of the overdue ones`)
    }
    faults.push(...growth(row, agreed))
    notes.push(...near(row, ceiling?.bytes ?? budget.bytes))
  }
  return { faults, notes }
}

/** @param {Row} row @param {number | undefined} bound in bytes @returns {string[]} */
function near({ name, bytes = 0 }, bound = Number.POSITIVE_INFINITY) {
  const left = Math.floor(bound - bytes)
  return left >= 0 && left < NEAR_BYTES
    ? [`${name}: ${left} bytes under its bound; leave it at least ${NEAR_BYTES}`]
    : []
}

/** The exceeded bounds of a row, as text. @param {Row} row @param {Budget} budget */
function excess({ bytes = 0, files = 0 }, budget) {
  return [
    ...(budget.bytes !== undefined && bytes > budget.bytes ? [`${budget.bytes} bytes by ${bytes - budget.bytes}`] : []),
    ...(budget.files !== undefined && files > budget.files ? [`${budget.files} files by ${files - budget.files}`] : []),
  ]
}

/** @param {Row} row @param {Readonly<Record<string, number>>} agreed @returns {string[]} */
function growth({ name, bytes }, agreed) {
  if (bytes === undefined) return []
  const size = toKilobytes(bytes)
  const before = agreed[name]
  const update = 'when that is meant, run `npm run size -- --update` and say why in the commit'
  if (before === undefined) return [`${name}: ${size} kB was never agreed on; ${update}`]
  const limit = Math.max(before * GROWTH, before + LEAST_GROWTH_KB)
  return size > limit + Number.EPSILON ? [`${name}: grew from ${before} to ${size} kB, more than 5 %; ${update}`] : []
}
