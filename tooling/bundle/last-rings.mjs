// @ts-check
/**
 * Splits the code that entries re-export and no moment of a visit needs, by the rings that it needs itself. esbuild puts every
 * file that a used file imports into the page, also for code that it drops: a single file of all hooks would load all rings.
 *
 * In      graph, assigned   unit id → ring
 *         rings, leaves     the tables
 * Out     unit id → the last rings that it needs, for the name of its file; a leaf of a ring counts as a ring before it
 */
import { ringsBefore } from './assign-chunks.mjs'
import { loadedWith } from './module-graph.mjs'

/** @typedef {import('./module-graph.mjs').Graph} Graph */

/** Ends the name of a file with standalone code. */
export const PLAIN = '-plain'

/**
 * Whether an app can load a unit alone: it loads nothing on demand, needs no third-party package, and nothing outside the given
 * rings.
 *
 * @param {Graph} graph
 * @param {ReadonlyMap<string, string>} assigned  unit id → ring
 * @param {readonly string[]} rings
 * @returns {(id: string) => boolean}
 */
export function leafTest(graph, assigned, rings) {
  const onDemand = new Set([...graph.units.values()].flatMap((unit) => [...unit.onDemand]))
  const isPlain = (/** @type {string} */ id) => {
    const unit = graph.units.get(id)
    if (unit === undefined || onDemand.has(unit.module)) return false
    return rings.includes(assigned.get(id) ?? '') && unit.outside.size === 0 && unit.onDemand.size === 0
  }
  return (id) => [...loadedWith(graph, [id])].every(isPlain)
}

/**
 * @param {Graph} graph
 * @param {ReadonlyMap<string, string>} assigned
 * @param {{ rings: import('./assign-chunks.mjs').Rings, leaves: import('./chunks.mjs').Leaves }} tables
 * @returns {(id: string) => readonly string[]}
 */
export function lastRings(graph, assigned, { rings, leaves }) {
  const leafTests = new Map(Object.entries(leaves).map(([name, apart]) => [name, leafTest(graph, assigned, apart)]))
  const ringOf = (/** @type {string} */ id) => {
    const ring = assigned.get(id)?.replace('-shared', '')
    return ring && ring + (leafTests.get(id.split('/')[0] ?? '')?.(id) ? PLAIN : '')
  }
  /** @param {string} one @param {string} other */
  const isBefore = (one, other) => {
    const [first, last] = [one.replace(PLAIN, ''), other.replace(PLAIN, '')]
    return first === last ? one !== other && one.endsWith(PLAIN) : ringsBefore(last, rings).includes(first)
  }
  return (id) => {
    const needed = [...new Set([...loadedWith(graph, [id])].flatMap((unit) => ringOf(unit) ?? []))]
    return needed.filter((one) => !needed.some((other) => isBefore(one, other)) && !one.startsWith('page')).sort()
  }
}
