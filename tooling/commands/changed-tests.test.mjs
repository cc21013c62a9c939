// @ts-check
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedTests } from './changed-tests.mjs'

const inFolders = (/** @type {readonly string[]} */ paths) => [...new Set(paths.map((path) => path.split('/')[1]))]

test('runs a view’s own tests, and the browser tests of its topic', async () => {
  const view = 'packages/ui-react/src/views/swap/swap/swap-view.tsx'
  const { unit, flows, scenes, leftOut, everything } = await changedTests([view])
  assert.equal(everything, undefined)
  assert.ok(unit.includes('packages/ui-react/src/views/swap/swap/swap-view.test.tsx'))
  assert.ok(
    unit.every((path) => path.includes('swap')),
    `${unit}`,
  )
  assert.deepEqual([flows, scenes], [['swap'], ['swap']])
  assert.ok(leftOut.length > 0)
})

test('runs all importing tests of its package for a part of the state, and its topic elsewhere', async () => {
  const { unit, leftOut, flows } = await changedTests(['packages/kit-core/src/core/state/connect-state.ts'])
  assert.ok(unit.includes('packages/kit-core/src/features/send/send-token.test.ts'))
  assert.ok(unit.includes('packages/ui-react/src/views/connect/connect/connect-view.test.tsx'))
  assert.ok(leftOut.includes('packages/ui-react/src/views/swap/swap/swap-view.test.tsx'))
  assert.ok(flows.includes('connect') && !flows.includes('swap'))
})

test('runs the package’s tests for a base of the state, and browser tests elsewhere', async () => {
  const { unit, flows, scenes, leftOut } = await changedTests(['packages/kit-core/src/state.ts'])
  assert.deepEqual(inFolders(unit), ['kit-core'])
  assert.ok(unit.includes('packages/kit-core/src/features/send/send-token.test.ts'))
  assert.ok(leftOut.includes('packages/ui-react/src/views/connect/connect/connect-view.test.tsx'))
  assert.ok(flows.includes('send') && flows.includes('account') && !flows.includes('sign-send'))
  assert.deepEqual(scenes, [])
})

test('runs a changed unit or browser test', async () => {
  const own = 'packages/kit-core/src/features/send/form.test.ts'
  const { unit, flows, scenes } = await changedTests([own, 'tooling/browser/e2e/names.e2e.ts'])
  assert.deepEqual(unit, [own])
  assert.deepEqual([flows, scenes], [['names'], []])
})

test('runs no test for a document', async () => {
  const { unit, flows, scenes, everything } = await changedTests(['README.md', 'spec/04-connect.md'])
  assert.deepEqual([unit, flows, scenes, everything], [[], [], [], undefined])
})

test('runs everything when a shared base has changed', async () => {
  for (const file of ['pnpm-lock.yaml', 'tooling/jest-preset/node.cjs', 'packages/kit-core/package.json']) {
    assert.equal((await changedTests([file])).everything, file)
  }
})

test('runs the tests of all users of a shared component', async () => {
  const { unit, scenes } = await changedTests(['packages/ui-react/src/components/qr-code.tsx'])
  assert.deepEqual(inFolders(unit), ['ui-react'])
  assert.ok(scenes.includes('pairing') && scenes.includes('swap'))
})
