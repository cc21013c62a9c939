// @ts-check
/**
 * The failed tests, for the end of a run: the end of a long log is what people read.
 *
 * In      the results of a run
 * Out     lines: each failed test with its file and the first lines of its reason; none when all passed
 */

/** @typedef {import('./results.mjs').TestResult} TestResult */

const LISTED = 20
const REASON_LINES = 12

/**
 * @param {readonly TestResult[]} results
 * @returns {string[]}
 */
export function failedTests(results) {
  const failed = results.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return []
  const left = failed.length - LISTED
  return [
    `\n── failed: ${failed.length}`,
    ...failed.slice(0, LISTED).flatMap(lines),
    ...(left > 0 ? [`and ${left} more`] : []),
  ]
}

/** @param {TestResult} test */
function lines({ name, file, reason = '' }) {
  const why = reason.split('\n').filter((line) => line.trim() !== '')
  return [`${name} (${file.split(/[\\/]/).at(-1)})`, ...why.slice(0, REASON_LINES).map((line) => `    ${line}`)]
}
