// @ts-check
/**
 * Visits in turns: each app once per turn, after one warm-up visit of each that is not counted. Other load on the
 * machine so affects all apps equally.
 *
 * In      apps, the number of runs, the visit
 * Out     the results of the visits, by app, in the order of the apps
 * Throws  the visit's error
 */

/**
 * @template A, T
 * @param {readonly A[]} apps
 * @param {number} runs
 * @param {(app: A) => Promise<T>} visit
 * @returns {Promise<Map<A, T[]>>}
 */
export async function interleave(apps, runs, visit) {
  for (const app of apps) await visit(app)
  /** @type {Map<A, T[]>} */
  const all = new Map(apps.map((app) => [app, []]))
  for (let run = 0; run < runs; run += 1) {
    for (const [app, visits] of all) visits.push(await visit(app))
  }
  return all
}
