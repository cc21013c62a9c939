// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from './cases.mjs'
import { GROUPS } from './groups.mjs'

test('the groups that --only takes are those of the cases, in their order', () => {
  assert.deepEqual(
    GROUPS,
    cases.flatMap(({ groups }) => groups),
  )
})
