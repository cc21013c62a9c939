// @ts-check
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readAllResults, readResults } from './results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bowline-results-'))
const unit = { run: 'unit', durationMs: 0, limitMs: 300_000 }
const browser = { run: 'browser', durationMs: 0, limitMs: 30_000 }

/** @param {unknown} content */
function file(content) {
  const path = join(folder, 'results.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test("Jest's record gives one line per test, skipped ones apart", () => {
  const assertionResults = [
    { fullName: 'toasts R-TOAST-01 one', status: 'passed' },
    { fullName: 'R-TOAST-02 two', status: 'failed' },
    { fullName: 'R-TOAST-03 three', status: 'pending' },
    { fullName: 'R-TOAST-04 four', status: 'todo' },
  ]
  const results = readResults(file({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] }))
  assert.deepEqual(results, [
    { name: 'toasts R-TOAST-01 one', status: 'passed', file: 'a.test.ts', ...unit },
    { name: 'R-TOAST-02 two', status: 'failed', file: 'a.test.ts', ...unit },
    { name: 'R-TOAST-03 three', status: 'skipped', file: 'a.test.ts', ...unit },
    { name: 'R-TOAST-04 four', status: 'skipped', file: 'a.test.ts', ...unit },
  ])
})

test('counts a file that cannot be loaded as one failed test', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  assert.deepEqual(readResults(file({ testResults: [broken] })), [
    { name: 'a.test.ts runs', status: 'failed', file: 'a.test.ts', ...unit, reason: 'no such module' },
  ])
})

test('reports why a test failed, without terminal colors', () => {
  const message = '\u001b[31mExpected: 1\u001b[39m'
  const one = { fullName: 'one', status: 'failed', failureMessages: [message] }
  const [inUnit] = readResults(
    file({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [one] }] }),
  )
  const attempts = [{ duration: 1, error: { message } }]
  const spec = { title: 'one', tests: [{ status: 'unexpected', results: attempts }] }
  const [inBrowser] = readResults(file({ suites: [{ title: 'a.ts', file: 'a.ts', specs: [spec] }] }))
  assert.deepEqual([inUnit?.reason, inBrowser?.reason], ['Expected: 1', 'Expected: 1'])
})

test("a unit test's time stands with its limit: the usual one, the noted one, or the one of Node's runner", () => {
  const assertionResults = [
    { fullName: 'group quick', status: 'passed', duration: 12 },
    { fullName: 'group long', status: 'passed', duration: 900 },
    { fullName: 'skipped', status: 'pending', duration: null },
    { fullName: "Node's", status: 'passed', duration: 7.5, limitMs: 120_000 },
  ]
  const path = file({ testResults: [{ name: '/a.test.ts', status: 'passed', assertionResults }] })
  const noted = [
    { file: '/a.test.ts', name: 'group long', limitMs: 60_000 },
    { file: '/b.test.ts', name: 'group quick', limitMs: 30_000 },
  ]
  const limits = join(folder, 'limits.jsonl')
  writeFileSync(limits, noted.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const times = readResults(path).map(({ durationMs, limitMs }) => [durationMs, limitMs])
  rmSync(limits)
  assert.deepEqual(times, [
    [12, 300_000],
    [900, 60_000],
    [0, 300_000],
    [7.5, 120_000],
  ])
})

test("Playwright's record gives the names with their groups, and errors outside of any test", () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({ title, tests: [{ status }] })
  const group = { title: 'in the dark theme', file: 'a.ts', specs: [spec('R-MODAL-02 opens', 'expected')] }
  const suite = {
    title: 'a.ts',
    file: 'a.ts',
    specs: [spec('one', 'unexpected'), spec('two', 'skipped'), spec('passed the second time', 'flaky')],
    suites: [group],
  }
  assert.deepEqual(readResults(file({ suites: [suite], errors: [{ message: 'no browser' }] })), [
    { name: 'one', status: 'failed', file: 'a.ts', ...browser },
    { name: 'two', status: 'skipped', file: 'a.ts', ...browser },
    { name: 'passed the second time', status: 'passed', file: 'a.ts', ...browser },
    { name: 'in the dark theme R-MODAL-02 opens', status: 'passed', file: 'a.ts', ...browser },
    { name: 'no browser', status: 'failed', file: 'playwright', ...browser },
  ])
})

test('reports the longest attempt as a browser test’s time', () => {
  const tests = [{ status: 'flaky', timeout: 60_000, results: [{ duration: 51_000 }, { duration: 20_000 }] }]
  const [result] = readResults(file({ suites: [{ title: 'a.ts', file: 'a.ts', specs: [{ title: 'one', tests }] }] }))
  assert.deepEqual([result?.durationMs, result?.limitMs, result?.run], [51_000, 60_000, 'browser'])
})

/** Runs Node's runner over the tests of a folder and returns its exit code. @param {string} workspace */
function runTests(workspace) {
  const runner = fileURLToPath(new URL('./node-tests.mjs', import.meta.url))
  const args = [runner, '--json', '--outputFile=test-results/unit.json']
  // Node marks the processes of a test run in their environment; a nested run would report to it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: workspace, env }, (error) => resolve(error?.code ?? 0))
  })
}

test("Node's own runner is recorded in the same form, and all workspaces are read", async () => {
  const base = mkdtempSync(join(tmpdir(), 'bowline-workspaces-'))
  const workspace = join(base, 'tooling/sample')
  mkdirSync(workspace, { recursive: true })
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ name: 'sample' }))
  writeFileSync(
    join(workspace, 'a.test.mjs'),
    `import { describe, test } from 'node:test'
    describe('group', () => {
      test('inner', () => {})
      test('broken', () => { throw new Error('no') })
      test.skip('left', () => {})
    })
    test('alone', () => {})`,
  )
  writeFileSync(join(workspace, 'b.test.mjs'), `throw new Error('cannot be loaded')`)
  assert.equal(await runTests(workspace), 1)
  assert.match(readAllResults(base)[1]?.reason ?? '', /Error: no\n/)
  const shown = readAllResults(base).map(({ name, status }) => `${name.replace(workspace, '')}: ${status}`)
  const times = readAllResults(base).map(({ durationMs, limitMs }) => durationMs > 0 && limitMs === 600_000)
  assert.deepEqual(times.slice(0, 2), [true, true])
  assert.deepEqual(shown, [
    'group inner: passed',
    'group broken: failed',
    'group left: skipped',
    'alone: passed',
    '/b.test.mjs: failed',
  ])
})

test('removes folders that tests leave behind', async () => {
  const workspace = mkdtempSync(join(tmpdir(), 'bowline-leaving-'))
  writeFileSync(
    join(workspace, 'a.test.mjs'),
    `import { mkdtempSync, writeFileSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    import { test } from 'node:test'
    test('leaves a folder', () => writeFileSync('left.txt', mkdtempSync(tmpdir() + '/left-')))`,
  )
  assert.equal(await runTests(workspace), 0)
  const left = readFileSync(join(workspace, 'left.txt'), 'utf8')
  assert.match(left, /left-/)
  assert.equal(existsSync(left), false)
})
