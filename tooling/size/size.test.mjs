// @ts-check
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { bundlePage } from './bundle.mjs'
import { findFaults } from './verdict.mjs'

/** Text that does not compress to nothing. @param {string} seed @param {number} length */
const bulk = (seed, length) => JSON.stringify(Array.from({ length }, (_, index) => `${seed}${(index * 7919) % 10007}`))

test('a page weighs what loads with it, and what is loaded on demand only where that is asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-size-'))
  const files = {
    'page.js': `import { jsx } from 'react/jsx-runtime'\nimport './shared.js'\nimport('./view.js')\nconsole.log(jsx)`,
    'shared.js': `console.log(${bulk('shared', 200)})`,
    'view.js': `import './shared.js'\nimport('./part.js')\nconsole.log(${bulk('view', 2000)})`,
    'part.js': `console.log(${bulk('part', 1000)})`,
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const bundle = (/** @type {RegExp} */ followed) =>
    bundlePage(join(folder, 'page.js'), { follow: (path) => followed.test(path) })

  const [page, opened, everything] = await Promise.all([bundle(/^$/), bundle(/view/), bundle(/view|part/)])
  assert.deepEqual([...page.inputs].sort(), ['page.js', 'shared.js'])
  assert.deepEqual([...opened.inputs].sort(), ['page.js', 'shared.js', 'view.js'])
  assert.deepEqual([...opened.onDemand].map((path) => basename(path)).sort(), ['part.js', 'view.js'])
  assert.ok(page.bytes > 400 && page.bytes < 1_500, `${page.bytes}`)
  assert.ok(opened.bytes > page.bytes + 4_000, 'a followed file is weighed')
  assert.ok(everything.bytes > opened.bytes + 2_000, 'and what it loads in turn, when that is followed too')
})

test('a row over its budget is a fault, also when its size was agreed on', () => {
  assert.deepEqual(findFaults([{ name: 'page', bytes: 25_001, budget: 25_000 }], { page: 25 }), [
    'page: 25001 bytes are over its budget of 25000',
  ])
  assert.deepEqual(findFaults([{ name: 'page', bytes: 25_000, budget: 25_000 }], { page: 25 }), [])
})

test('a row that grew by more than 5 % is a fault until that is agreed on', () => {
  const [fault] = findFaults([{ name: 'page', bytes: 21_100 }], { page: 20 })
  assert.match(fault ?? '', /grew from 20 to 21.1 kB.*--update/)
  assert.deepEqual(findFaults([{ name: 'page', bytes: 21_000 }], { page: 20 }), [])
  assert.deepEqual(findFaults([{ name: 'page', bytes: 12_000 }], { page: 20 }), [])
})

test('the rounding of a small row is no growth', () => {
  assert.deepEqual(findFaults([{ name: 'descriptor', bytes: 640 }], { descriptor: 0.5 }), [])
})

test('a row that was never agreed on is a fault', () => {
  assert.match(findFaults([{ name: 'new', bytes: 10 }], {})[0] ?? '', /never agreed on/)
})
