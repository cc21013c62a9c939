// @ts-check
/**
 * `npm test`: everything that must hold, from a fresh clone, with Node.js and npm alone.
 *
 * In      --only a,b   the named steps only, in their usual order
 * Out     each step with its time; what to do about each that failed; the slowest tests of each run, with the share of its
 *         time limit that each took, and all that took more than a third of it; last, alone on its line,
 *         `N passed, N failed`
 * Exit    1 when a step failed
 */
import { parseArgs } from 'node:util'
import { stopAll } from './children.mjs'
import { slowestTests } from './slowest-tests.mjs'
import { collectedResults, steps } from './test-steps.mjs'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? []
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. The steps are ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

/** @type {{ name: string, advice: string, reason: string }[]} */
const failures = []
const timings = []
for (const { name, needs, advice, run } of steps) {
  if (only !== undefined && !only.includes(name)) continue
  const missing = needs.find((need) => failures.some((failure) => failure.name === need))
  const startedMs = Date.now()
  console.log(`\n── ${name}`)
  try {
    if (missing !== undefined) throw new Error(`not run, because ${missing} failed`)
    await run()
  } catch (error) {
    failures.push({ name, advice, reason: error instanceof Error ? error.message : String(error) })
  }
  const failed = failures.at(-1)?.name === name
  timings.push(
    `${failed ? 'FAIL' : ' ok '}  ${name.padEnd(10)} ${((Date.now() - startedMs) / 1000).toFixed(1).padStart(7)} s`,
  )
  console.log(timings.at(-1))
}

console.log(`\n── summary\n${timings.join('\n')}`)
for (const { name, reason, advice } of failures) console.log(`\n${name} failed: ${reason}\n  ${advice}`)

const results = collectedResults()
for (const line of slowestTests(results)) console.log(line)
const count = (/** @type {string} */ status) => results.filter((result) => result.status === status).length
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
await stopAll()
process.exit(failures.length > 0 || count('failed') > 0 ? 1 : 0)
