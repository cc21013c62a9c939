// @ts-check
/**
 * Results of the last test runs, from the files of Jest, Playwright and `node-tests.mjs`.
 *
 * In      test-results/unit.json (Jest's JSON form) and test-results/e2e.json (Playwright's) of a workspace; next to the
 *         first, limits.jsonl with the non-default time limits
 * Out     one entry per test: its full name, with the names of its groups, its status, its failure, and how
 *         much of its time limit it took
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { listWorkspaces } from './workspaces.mjs'

/**
 * @typedef {object} TestResult
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {string} file its path
 * @property {'unit' | 'browser'} run
 * @property {number} durationMs the longest of its attempts
 * @property {number} limitMs
 * @property {string} [reason] the runner's failure message
 */

/** As set by `tooling/jest-preset`. */
const USUAL_JEST_LIMIT_MS = 300_000
const USUAL_BROWSER_LIMIT_MS = 30_000

/** Result files of a workspace's unit tests and of the browser run, relative to the workspace. */
export const unitResultsPath = 'test-results/unit.json'
export const browserResultsPath = 'test-results/e2e.json'
/** Next to the browser run's results; marks a full run. */
export const fullBrowserRunFile = 'test-results/full'
/** File of the time limits of a workspace's tests, next to the results. */
export const limitsFile = 'limits.jsonl'

/**
 * All results in the workspaces below `base`.
 * @param {string} [base] the repository by default
 * @returns {TestResult[]}
 */
export function readAllResults(base) {
  const files = listWorkspaces(base).flatMap(({ folder }) => [
    join(folder, unitResultsPath),
    join(folder, browserResultsPath),
  ])
  return files.filter((file) => existsSync(file)).flatMap(readResults)
}

/**
 * Whether the browser results below `base` come from the full set.
 * @param {string} [base] the repository by default
 */
export const isFullBrowserRun = (base) =>
  listWorkspaces(base).some(({ folder }) => existsSync(join(folder, fullBrowserRunFile)))

/**
 * The results in one file.
 * @param {string} file
 * @returns {TestResult[]}
 */
export function readResults(file) {
  const content = JSON.parse(readFileSync(file, 'utf8'))
  const limits = join(dirname(file), limitsFile)
  return 'testResults' in content
    ? jestResults(content, existsSync(limits) ? readFileSync(limits, 'utf8') : '')
    : playwrightResults(content)
}

/**
 * @typedef {object} JestFile
 * @property {string} name
 * @property {string} status
 * @property {string} [message] why it cannot be loaded
 * @property {{ fullName: string, status: string, duration?: number | null, limitMs?: number, failureMessages?: string[] }[]} assertionResults
 */

/**
 * @param {{ testResults: JestFile[] }} content
 * @param {string} limits a line each
 * @returns {TestResult[]}
 */
function jestResults({ testResults }, limits) {
  const keyOf = (/** @type {string} */ file, /** @type {string} */ name) => `${file}\n${name}`
  const noted = new Map(
    limits
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const { file, name, limitMs } = JSON.parse(line)
        return [keyOf(file, name), Number(limitMs)]
      }),
  )
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    /** @type {TestResult[]} */
    const tests = assertionResults.map(({ fullName, status: ending, duration, limitMs, failureMessages }) => ({
      name: fullName,
      status: ending === 'passed' || ending === 'failed' ? ending : 'skipped',
      file,
      run: 'unit',
      durationMs: duration ?? 0,
      limitMs: limitMs ?? noted.get(keyOf(file, fullName)) ?? USUAL_JEST_LIMIT_MS,
      ...reasonOf(ending === 'failed' ? failureMessages?.[0] : undefined),
    }))
    // A file that cannot be loaded fails without a test.
    const unsaid = status === 'failed' && !tests.some((test) => test.status === 'failed')
    if (!unsaid) return tests
    const limit = USUAL_JEST_LIMIT_MS
    const missing = { file, run: /** @type {const} */ ('unit'), durationMs: 0, limitMs: limit, ...reasonOf(message) }
    return [...tests, { name: `${file} runs`, status: 'failed', ...missing }]
  })
}

/** @param {string | undefined} reason */
const reasonOf = (reason) => (reason ? { reason: stripVTControlCharacters(reason) } : {})

/**
 * @typedef {object} PlaywrightTest
 * @property {string} status
 * @property {number} [timeout]
 * @property {{ duration: number, error?: { message?: string } }[]} [results] its attempts
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {string} file
 * @property {{ title: string, tests: PlaywrightTest[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @param {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} content
 * @returns {TestResult[]}
 */
function playwrightResults({ suites, errors = [] }) {
  /** @type {TestResult[]} */
  const outside = errors.map(({ message = 'the browser run' }) => ({
    name: message,
    status: 'failed',
    file: 'playwright',
    run: 'browser',
    durationMs: 0,
    limitMs: USUAL_BROWSER_LIMIT_MS,
  }))
  // The outermost suites are the files; their titles are not part of a test's name.
  return [...suites.flatMap((file) => suiteResults(file, [])), ...outside]
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} groups
 * @returns {TestResult[]}
 */
function suiteResults({ file, specs = [], suites = [] }, groups) {
  /** @type {TestResult[]} */
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, timeout = USUAL_BROWSER_LIMIT_MS, results = [] }) => ({
      name: [...groups, title].join(' '),
      status: playwrightStatus(status),
      file,
      run: 'browser',
      durationMs: Math.max(0, ...results.map(({ duration }) => duration)),
      limitMs: timeout,
      ...reasonOf(
        playwrightStatus(status) === 'failed'
          ? results.find(({ error }) => error !== undefined)?.error?.message
          : undefined,
      ),
    })),
  )
  return [...own, ...suites.flatMap((suite) => suiteResults(suite, [...groups, suite.title]))]
}

/**
 * @param {string} status
 * @returns {TestResult['status']}
 */
function playwrightStatus(status) {
  if (status === 'skipped') return 'skipped'
  return status === 'expected' || status === 'flaky' ? 'passed' : 'failed'
}
