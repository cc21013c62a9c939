// @ts-check
/**
 * `npm test`: everything that must hold, from a fresh clone, with Node.js and npm alone.
 *
 * Out     each step with its time and the share of the processor that was busy; what to do about each that failed; the time of
 *         each package and the slowest files; the slowest tests of each run, with the share of its time limit that each took, and
 *         all that took more than a third of it; last, alone on its line, `N passed, N failed`
 * Exit    1 when a step failed
 */
import { stopAll } from './children.mjs'
import { commandLine, readCommandLine, someOf } from './command-line.mjs'
import { fileTimeLines, readFileTimes } from './file-times.mjs'
import { prepare } from './prepare.mjs'
import { watchProcessor } from './processor.mjs'
import { readResults } from './results.mjs'
import { slowestTests } from './slowest-tests.mjs'
import { steps, writtenResults } from './test-steps.mjs'

const line = commandLine({
  command: 'npm test',
  text: 'Sets up, then runs everything that must hold.',
  options: {
    only: {
      ...{ type: 'string', value: 'steps', text: `some of ${steps.map(({ name }) => name).join(', ')}` },
      check: someOf(steps.map(({ name }) => name)),
    },
  },
})

const { values } = readCommandLine(line)
const chosen = steps.filter(({ name }) => values.only === undefined || values.only.split(',').includes(name))

/** @type {{ name: string, advice: string, reason: string }[]} */
const failures = []
const timings = []
for (const { name, needs, builds = [], chromium = false, advice, run } of chosen) {
  const missing = needs.find((need) => failures.some((failure) => failure.name === need))
  const isLeftOut = (/** @type {string} */ step) => needs.includes(step) && !chosen.some((one) => one.name === step)
  const endTime = watchProcessor()
  console.log(`\n── ${name}`)
  try {
    if (missing !== undefined) throw new Error(`not run, because ${missing} failed`)
    const isBuilt = chosen.some((one) => one.name === 'build')
    await prepare({
      install: isLeftOut('install'),
      builds: isBuilt ? [] : builds,
      chromium: chromium && isLeftOut('chromium'),
    })
    await run()
  } catch (error) {
    failures.push({ name, advice, reason: error instanceof Error ? error.message : String(error) })
  }
  const failed = failures.at(-1)?.name === name
  const { seconds, busy } = endTime()
  const figures = `${seconds.toFixed(1).padStart(7)} s ${Math.round(busy * 100)
    .toString()
    .padStart(4)} % busy`
  timings.push(`${failed ? 'FAIL' : ' ok '}  ${name.padEnd(10)} ${figures}`)
  console.log(timings.at(-1))
}

console.log(`\n── summary\n${timings.join('\n')}`)
for (const { name, reason, advice } of failures) console.log(`\n${name} failed: ${reason}\n  ${advice}`)

const results = writtenResults().flatMap(readResults)
for (const text of fileTimeLines(readFileTimes(writtenResults()))) console.log(text)
for (const text of slowestTests(results)) console.log(text)
const count = (/** @type {string} */ status) => results.filter((result) => result.status === status).length
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
await stopAll()
process.exit(failures.length > 0 || count('failed') > 0 ? 1 : 0)
