// @ts-check
/**
 * Visits in turns: each app once, then each of them again, after one visit of each that is not counted, which warms the
 * servers and the browser. So whatever else the machine does meets all apps alike.
 *
 * In      apps, how many runs, what a visit is
 * Out     what the visits answered, by app, in the order of the apps
 * Throws  what a visit throws
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
