// @ts-check
/**
 * What the last test runs showed, read from the files that Jest, Playwright and `node-tests.mjs` write.
 *
 * In      test-results/unit.json (Jest's JSON form) and test-results/e2e.json (Playwright's) of a workspace
 * Out     one line per test: its whole name, with the names of the groups around it, and how it ended
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listWorkspaces } from './workspaces.mjs'

/**
 * @typedef {object} TestResult
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {string} file where it stands
 */

/** Where a workspace leaves its unit results and the browser run its own, seen from the workspace. */
export const unitResultsPath = 'test-results/unit.json'
export const browserResultsPath = 'test-results/e2e.json'

/**
 * The results that stand in the workspaces below `base`.
 * @param {string} [base] the repository unless given
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
 * The results in one file.
 * @param {string} file
 * @returns {TestResult[]}
 */
export function readResults(file) {
  const content = JSON.parse(readFileSync(file, 'utf8'))
  return 'testResults' in content ? jestResults(content) : playwrightResults(content)
}

/**
 * @typedef {object} JestFile
 * @property {string} name
 * @property {string} status
 * @property {{ fullName: string, status: string }[]} assertionResults
 */

/**
 * @param {{ testResults: JestFile[] }} content
 * @returns {TestResult[]}
 */
function jestResults({ testResults }) {
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    /** @type {TestResult[]} */
    const tests = assertionResults.map(({ fullName, status: ending }) => ({
      name: fullName,
      status: ending === 'passed' || ending === 'failed' ? ending : 'skipped',
      file,
    }))
    // A file that cannot be loaded fails without a test of its own to say so.
    const unsaid = status === 'failed' && !tests.some((test) => test.status === 'failed')
    return unsaid ? [...tests, { name: `${file} runs`, status: 'failed', file }] : tests
  })
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {string} file
 * @property {{ title: string, tests: { status: string }[] }[]} [specs]
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
  }))
  // The outermost suites are the files; their titles are no part of a test's name.
  return [...suites.flatMap((file) => suiteResults(file, [])), ...outside]
}

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} groups
 * @returns {TestResult[]}
 */
function suiteResults({ file, specs = [], suites = [] }, groups) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ name: [...groups, title].join(' '), status: playwrightStatus(status), file })),
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
