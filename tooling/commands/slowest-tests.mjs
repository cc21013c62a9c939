// @ts-check
/**
 * The tests that are closest to their time limits: the next to fail on a busy machine.
 *
 * In      the results of a run
 * Out     lines: the ten slowest unit tests and browser tests, each with its time, its limit and its share of
 *         it; then all that took more than a third of their limit, which none needs on an idle machine with two cores
 * Source  CONTRIBUTING.md, "Tests"
 */

/** @typedef {import('./results.mjs').TestResult} TestResult */

const LISTED = 10

/** Share of its limit that a test may need. */
const ROOM = 1 / 3

/**
 * @param {readonly TestResult[]} results
 * @returns {string[]}
 */
export function slowestTests(results) {
  const timed = results.filter(({ durationMs }) => durationMs > 0)
  const slowestFirst = [...timed].sort((one, other) => other.durationMs - one.durationMs)
  const lines = /** @type {const} */ (['unit', 'browser']).flatMap((run) => {
    const slowest = slowestFirst.filter((test) => test.run === run).slice(0, LISTED)
    return slowest.length === 0 ? [] : [`\n── slowest ${run} tests`, ...slowest.map(line)]
  })
  const over = timed.filter((test) => shareOf(test) > ROOM).sort((one, other) => shareOf(other) - shareOf(one))
  if (over.length === 0) return lines
  const advice = 'On a quiet machine that is too near: make each shorter, or leave what is measured to `npm run bench`.'
  return [...lines, `\n── over a third of their time limit: ${over.length}`, ...over.map(line), advice]
}

/** @param {TestResult} test */
const shareOf = ({ durationMs, limitMs }) => durationMs / limitMs

/** @param {TestResult} test */
function line(test) {
  const { durationMs, limitMs, file, name } = test
  const took = `${(durationMs / 1000).toFixed(1)} s of ${limitMs / 1000} s`
  return `${took.padStart(16)}  ${`${Math.round(shareOf(test) * 100)} %`.padStart(5)}  ${name} (${file.split(/[\\/]/).at(-1)})`
}
