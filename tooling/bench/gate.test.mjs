// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { computeRatios, findFailures } from './gate.mjs'

const row = (/** @type {string} */ label, /** @type {string} */ title, /** @type {readonly number[]} */ values) =>
  /** @type {const} */ ({ group: 'cold', label, title, unit: 'ms', values })

const rows = [
  row('cold press', 'Plain', [50]),
  row('cold press', 'Ours', [300, 310, 900]),
  row('cold press', 'Theirs', [620]),
  row('reload', 'Ours', [700]),
  row('reload', 'Theirs', [500]),
  row('ours alone', 'Ours', [10]),
]
const titles = { ours: ['Ours'], peers: ['Theirs'] }

test('compares medians of the same label, and leaves out labels without another kit', () => {
  assert.deepEqual(computeRatios(rows, titles), {
    'cold press': { 'Ours / Theirs': 0.5 },
    reload: { 'Ours / Theirs': 1.4 },
  })
})

test('reports a row that is behind another kit', () => {
  assert.deepEqual(findFailures(computeRatios(rows, titles), {}), ['reload, Ours / Theirs: 1.4, behind'])
})

test('reports a row that is more than 15 % behind its recorded ratio, although it is ahead of the other kit', () => {
  const recorded = { 'cold press': { 'Ours / Theirs': 0.43 }, reload: { 'Ours / Theirs': 1.3 } }
  assert.deepEqual(findFailures(computeRatios(rows, titles), recorded), [
    'cold press, Ours / Theirs: 0.5, recorded as 0.43',
    'reload, Ours / Theirs: 1.4, behind',
  ])
})
