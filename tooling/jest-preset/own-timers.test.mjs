// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ownTimers } from './own-timers.cjs'

/** @param {(scope: Pick<typeof globalThis, 'setTimeout' | 'setInterval'>) => unknown} set */
async function heard(set) {
  const scope = { setTimeout, setInterval }
  const end = ownTimers(scope)
  await set(scope)
  end()
  await pause(20)
}

test('never fires a timer that a file left pending', async () => {
  /** @type {string[]} */
  const reported = []
  await heard((scope) => {
    scope.setTimeout(() => reported.push('timeout'), 5)
    scope.setInterval(() => reported.push('interval'), 5)
  })
  assert.deepEqual(reported, [])
})

test('fires timers with their values, and supports clearing and promises, while the file runs', async () => {
  /** @type {string[]} */
  const reported = []
  await heard(async (scope) => {
    clearTimeout(scope.setTimeout(() => reported.push('cleared'), 1))
    scope.setTimeout((/** @type {string} */ text) => reported.push(text), 1, 'value')
    reported.push(await promisify(scope.setTimeout)(10, 'promised'))
  })
  assert.deepEqual(reported, ['value', 'promised'])
})
