// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failedTests } from './failed-tests.mjs'

/** @param {string} name @param {Partial<import('./results.mjs').TestResult>} [more] */
const failed = (name, more = {}) => ({
  name,
  status: /** @type {const} */ ('failed'),
  file: '/repository/a.test.ts',
  run: /** @type {const} */ ('unit'),
  durationMs: 1,
  limitMs: 5_000,
  ...more,
})

test('lists each failed test with its file and the first lines of its reason', () => {
  const reason = ['Expected: 1', '', ...Array.from({ length: 20 }, (_, at) => `line ${at}`)].join('\n')
  const lines = failedTests([failed('passes', { status: 'passed' }), failed('R-TOAST-01 one', { reason })])
  assert.deepEqual(lines.slice(0, 4), ['\n── failed: 1', 'R-TOAST-01 one (a.test.ts)', '    Expected: 1', '    line 0'])
  assert.equal(lines.length, 14)
})

test('does not fill the log when a whole run failed', () => {
  const lines = failedTests(Array.from({ length: 25 }, (_, at) => failed(`test ${at}`)))
  assert.equal(lines.length, 22)
  assert.equal(lines.at(-1), 'and 5 more')
})

test('prints nothing for a run without failures', () => {
  assert.deepEqual(failedTests([failed('skipped', { status: 'skipped' })]), [])
})
