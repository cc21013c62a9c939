// @ts-check
import { loadedWith } from './module-graph.mjs'

/**
 * Whether an app can load a unit alone: it loads nothing on demand, needs no third-party package, and nothing outside the given
 * rings.
 *
 * @param {import('./module-graph.mjs').Graph} graph
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
