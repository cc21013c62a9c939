// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slowestTests } from './slowest-tests.mjs'

/** @typedef {import('./results.mjs').TestResult} TestResult */

/** @param {string} name @param {number} durationMs @param {Partial<TestResult>} [more] @returns {TestResult} */
const took = (name, durationMs, more = {}) => ({
  name,
  status: 'passed',
  file: '/repository/a.test.ts',
  run: 'unit',
  durationMs,
  limitMs: 5_000,
  ...more,
})

test('lists the ten slowest of each run, slowest first, with their share of their limits', () => {
  const units = Array.from({ length: 12 }, (_, at) => took(`unit ${at}`, 100 * (at + 1)))
  const browser = took('R-VIEW-21 a long list', 12_340, { run: 'browser', file: 'list.e2e.ts', limitMs: 60_000 })
  const lines = slowestTests([browser, ...units])
  assert.equal(lines[0], '\n── slowest unit tests')
  assert.equal(lines[1], '    1.2 s of 5 s   24 %  unit 11 (a.test.ts)')
  assert.equal(lines[10], '    0.3 s of 5 s    6 %  unit 2 (a.test.ts)')
  assert.deepEqual(lines.slice(11), [
    '\n── slowest browser tests',
    '  12.3 s of 60 s   21 %  R-VIEW-21 a long list (list.e2e.ts)',
  ])
})

test('lists all that took more than a third of their limit, the closest to it first', () => {
  const many = Array.from({ length: 10 }, (_, at) => took(`long ${at}`, 9_000 + at, { limitMs: 60_000 }))
  const lines = slowestTests([...many, took('just a third', 20, { limitMs: 60 }), took('short', 30, { limitMs: 40 })])
  const at = lines.indexOf('\n── over a third of their time limit: 1')
  assert.ok(at > 0)
  assert.match(lines[at + 1] ?? '', / 75 % {2}short/)
  assert.match(lines[at + 2] ?? '', /make each shorter/)
  assert.equal(lines.length, at + 3)
})

test('lists none for a run without timed tests', () => {
  assert.deepEqual(slowestTests([took('skipped', 0, { status: 'skipped' })]), [])
})
