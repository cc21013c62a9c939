// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparedSection, isWithin, median, ratioOf, table } from './statistics.mjs'

/** @typedef {import('./statistics.mjs').Row} Row */

const plain = { title: 'Plain React', values: [30, 20, 40] }

/** @param {Partial<Row>} some @returns {Row} */
const row = (some) => ({
  group: 'cold',
  label: 'cold press',
  title: 'Bowline',
  unit: 'ms',
  values: [90, 150, 120],
  base: plain,
  ...some,
})

test('returns the middle value as the median, of an even number the higher of the two', () => {
  assert.equal(median([9, 1, 5]), 5)
  assert.equal(median([1, 9]), 9)
  assert.ok(Number.isNaN(median([])))
})

test('returns the ratio of the medians, and none without a base', () => {
  assert.equal(ratioOf(row({})), 4)
  const { base, ...alone } = row({})
  assert.equal(ratioOf(alone), undefined)
})

test('checks a bound on the ratio or on the median, and fails for a value that could not be measured', () => {
  assert.equal(isWithin(row({})), true)
  assert.equal(isWithin(row({ bound: { ratio: 4 } })), true)
  assert.equal(isWithin(row({ bound: { ratio: 3.9 } })), false)
  assert.equal(isWithin(row({ bound: { most: 120 } })), true)
  assert.equal(isWithin(row({ bound: { most: 119 } })), false)
  assert.equal(isWithin(row({ bound: { ratio: 4 }, values: [] })), false)
  assert.equal(isWithin(row({ bound: { ratio: 4 }, base: { title: '', values: [] } })), false)
})

test('prints the median, the spread, the base, the ratio and the verdict on each line', () => {
  const { base, ...alone } = row({ title: 'Plain React', values: plain.values })
  const lines = table([
    alone,
    row({ bound: { ratio: 3.5 } }),
    row({
      label: 'scripts',
      unit: 'kB',
      values: [12_345],
      bound: { most: 20_000 },
      base: { title: '', values: [10_000] },
    }),
  ])
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
  assert.deepEqual(lines, [
    ['app', 'median', 'least – most', 'base', 'ratio', 'bound'],
    ['cold press', 'Plain React', '30 ms', '20 – 40'],
    ['cold press', 'Bowline', '120 ms', '90 – 150', '30 ms', '4×', '≤ 3.5× MISSED'],
    ['scripts', 'Bowline', '12.3 kB', '10.0 kB', '1.23×', '≤ 20.0 kB ok'],
  ])
})

test('prints a column for each app, a dash for a missing value, and no line that only one app has', () => {
  const { base, ...alone } = row({ title: 'Plain React', values: plain.values })
  const rows = [
    alone,
    row({}),
    row({ label: 'second open' }),
    row({ label: 'second open', title: 'Other', values: [33] }),
  ]
  const how = { titles: ['Plain React', 'Bowline', 'Other'], circumstances: 'On some machine.' }
  assert.equal(
    comparedSection([...rows, row({ label: 'rounds' })], how),
    [
      '## Compared',
      '',
      'On some machine.',
      '',
      '|  | Plain React | Bowline | Other |',
      '| --- | --: | --: | --: |',
      '| cold press | 30 ms | 120 ms (4×) | – |',
      '| second open | – | 120 ms (4×) | 33 ms (1.10×) |',
    ].join('\n'),
  )
})
