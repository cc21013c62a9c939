// @ts-check
/**
 * `npm test`: what every change must pass, from a fresh clone, with only Node.js and npm. `npm run test:full` runs all
 * tests: every unit and browser test, every random case, the oldest versions, and the built documentation.
 *
 * Out     each step with its time and the busy share of the processor; advice for each failed step; the time of
 *         each package and the slowest files; the slowest tests of each run, with their share of their time limit, and
 *         all that took more than a third of it; failed tests with their reason; last, on a separate line,
 *         `N passed, N failed`
 * Exit    1 when a step failed
 */
import { changedFiles } from './changed-files.mjs'
import { changedSteps } from './changed-steps.mjs'
import { stopAll } from './children.mjs'
import { commandLine, readCommandLine, someOf } from './command-line.mjs'
import { watchProcessor } from './cpu-usage.mjs'
import { failedTests } from './failed-tests.mjs'
import { fileTimeLines, readFileTimes } from './file-times.mjs'
import { prepare } from './prepare.mjs'
import { placeFault } from './repository.mjs'
import { readResults } from './results.mjs'
import { slowestTests } from './slowest-tests.mjs'
import { writtenResults } from './test-records.mjs'
import { steps } from './test-steps.mjs'

const line = commandLine({
  command: process.argv.includes('--full') ? 'npm run test:full' : 'npm test',
  text: 'Sets up, then runs what every change has to pass.',
  options: {
    only: {
      ...{ type: 'string', value: 'steps', text: `some of ${steps.map(({ name }) => name).join(', ')}` },
      check: someOf(steps.map(({ name }) => name)),
    },
    full: { type: 'boolean', text: 'everything, as `npm run test:full`: all browser tests and random cases' },
    changed: { type: 'boolean', text: 'only what the change since the main branch can reach' },
    shard: {
      ...{ type: 'string', value: 'part', text: 'one part of the browser tests, 1/2' },
      check: partFault,
    },
  },
})

const { values } = readCommandLine(line)
const fault = placeFault()
if (fault !== undefined) fail(fault, 1)
if (values.changed && (values.full || (values.only ?? values.shard) !== undefined)) {
  fail('--changed chooses the steps by itself: it goes with none of --only, --shard and --full.', 2)
}
const chosen = values.changed
  ? await stepsOfChange().catch((error) => fail(error instanceof Error ? error.message : String(error), 1))
  : steps.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name))

/** @type {{ name: string, advice: string, reason: string }[]} */
const failures = []
const timings = []
for (const { name, needs, builds = [], fullBuilds = builds, chromium = false, advice, run } of chosen) {
  const missing = needs.find((need) => failures.some((failure) => failure.name === need))
  const isChosen = (/** @type {string} */ step) => chosen.some((one) => one.name === step)
  const endTime = watchProcessor()
  console.log(`\n── ${name}`)
  try {
    if (missing !== undefined) throw new Error(`not run, because ${missing} failed`)
    await prepare({
      install: needs.includes('install'),
      builds: isChosen('build') ? [] : values.full ? fullBuilds : builds,
      chromium: chromium && !isChosen('chromium'),
    })
    await run({ shard: values.shard, isFull: values.full === true })
  } catch (error) {
    failures.push({ name, advice, reason: error instanceof Error ? error.message : String(error) })
  }
  const failed = failures.at(-1)?.name === name
  const { seconds, busy } = endTime()
  const figures = `${seconds.toFixed(1).padStart(7)} s ${(busy * 100).toFixed(0).padStart(4)} % busy`
  timings.push(`${failed ? 'FAIL' : ' ok '}  ${name.padEnd(10)} ${figures}`)
  console.log(timings.at(-1))
}

console.log(`\n── summary\n${timings.join('\n')}`)
for (const { name, reason, advice } of failures) console.log(`\n${name} failed: ${reason}\n  ${advice}`)

const results = writtenResults().flatMap(readResults)
for (const text of fileTimeLines(readFileTimes(writtenResults()))) console.log(text)
for (const text of slowestTests(results)) console.log(text)
for (const text of failedTests(results)) console.log(text)
const count = (/** @type {string} */ status) => results.filter((result) => result.status === status).length
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
await stopAll()
process.exit(failures.length > 0 || count('failed') > 0 ? 1 : 0)

/** The steps for the changes, or all steps when a shared base has changed. */
async function stepsOfChange() {
  const change = changedFiles()
  await prepare({ install: true })
  const { steps: own, lines } = await changedSteps(change)
  console.log(lines.join('\n'))
  return own ?? steps
}

/** @param {string} reason @param {number} code @returns {never} */
function fail(reason, code) {
  console.error(reason)
  process.exit(code)
}

/** @param {string} value */
function partFault(value) {
  const [, part, all] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(value) ?? []
  return part !== undefined && Number(part) <= Number(all) ? undefined : 'takes a part of all parts, 1/2'
}
