/**
 * Runs the cases of a family.
 *
 * In      share           number of cases in the full run; without it as many as needed until every two values have met
 *         PENDING_FAMILY  runs only this family
 *         PENDING_CASES   number of cases
 *         PENDING_CASE    runs one case by its number
 *         PENDING_SEED    1 by default
 *         PENDING_REPORT  a file that gets a line for each case
 */
import { appendFileSync } from 'node:fs'
import { drawCount } from '@bowline/jest-preset/draw-count'
import { lendLocks } from '@bowline/jest-preset/page-locks'
import type { Family } from '../src/chain-setup.js'
import { stopTime } from '../src/clock.js'
import { type Case, drawCases } from '../src/dimensions.js'
import { runCase } from '../src/run-case.js'

const { PENDING_FAMILY, PENDING_CASES, PENDING_CASE, PENDING_SEED = '1', PENDING_REPORT } = process.env
const seed = Number(PENDING_SEED)
const only = PENDING_CASE === undefined ? undefined : Number(PENDING_CASE)
/** A chain slows down after thousands of cases. */
const CASES_PER_CHAIN = 250
/** In `npm test`. Different values are combined first, so that these cases contain each value, most of them several times. */
const USUAL_CASES = 20
const LIMIT_MS = 12 * 3_600_000

/** Creates the test of a family. */
export function testFamily<Kind extends string, Fate extends string>(
  name: string,
  begin: () => Promise<Family<Kind, Fate>>,
  { usual = USUAL_CASES, share }: { readonly usual?: number; readonly share?: number } = {},
): void {
  if (PENDING_FAMILY !== undefined && PENDING_FAMILY !== name) return
  const count = PENDING_CASES === undefined ? drawCount({ usual, full: share }) : Number(PENDING_CASES)
  test(
    `R-ADPT-50 R-ADPT-51 R-ADPT-52 R-ACCT-80 R-ACCT-81 R-STORE-25 R-STORE-26 reports the chain’s final state of each transaction once: ${name}`,
    async () => {
      let family = await begin()
      let left = CASES_PER_CHAIN
      const locks = lendLocks({ slowMs: 40 })
      const failures: string[] = []
      try {
        for (const one of chosen(family, count)) {
          if (left === 0) {
            await family.close()
            family = await begin()
            left = CASES_PER_CHAIN
          }
          left -= 1
          const problems = await problemsOf(family, one)
          const { number, values } = one
          const result = { family: name, seed, number, values, problems }
          if (PENDING_REPORT) appendFileSync(PENDING_REPORT, `${JSON.stringify(result)}\n`)
          if (problems.length > 0) failures.push(`case ${number} of seed ${seed}: ${problems.join('; ')}`)
        }
      } finally {
        locks.giveBack()
        await family.close()
      }
      expect(failures).toEqual([])
    },
    LIMIT_MS,
  )
}

function* chosen<Kind extends string, Fate extends string>(family: Family<Kind, Fate>, count: number | undefined) {
  for (const one of drawCases(family, seed)) {
    if (only === undefined && one.number >= (count ?? Number.POSITIVE_INFINITY)) return
    if (only === undefined || one.number === only) yield one
    if (one.number === only || (only === undefined && count === undefined && one.haveMet)) return
  }
}

async function problemsOf<Kind extends string, Fate extends string>(family: Family<Kind, Fate>, one: Case<Kind, Fate>) {
  const clock = stopTime()
  try {
    return await runCase(family, one, clock)
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)]
  } finally {
    clock.stop()
    Reflect.deleteProperty(document, 'visibilityState')
  }
}
