// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interleave } from './interleave.mjs'

test('takes turns, and does not count the first visit of each app', async () => {
  /** @type {string[]} */
  const order = []
  const visits = await interleave(['plain', 'kit'], 2, async (app) => order.push(app))
  assert.deepEqual(order, ['plain', 'kit', 'plain', 'kit', 'plain', 'kit'])
  assert.deepEqual(
    [...visits],
    [
      ['plain', [3, 5]],
      ['kit', [4, 6]],
    ],
  )
})

test('ends the run with the reason of a failed visit', async () => {
  const failing = interleave(['plain'], 1, () => Promise.reject(new Error('The page is gone')))
  await assert.rejects(failing, /The page is gone/)
})
