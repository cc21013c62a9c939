// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from './cases.mjs'
import { GROUPS } from './groups.mjs'

test('accepts the groups of the cases for --only, in their order', () => {
  assert.deepEqual(
    GROUPS,
    cases.flatMap(({ groups }) => groups),
  )
})
