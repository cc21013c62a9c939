// @ts-check
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '@bowline/commands/repository'
import { checkMemory } from './check-memory.mjs'

const SOURCE = 'packages/kit-core/src'

test('a WeakMap or a WeakSet outside scope is reported', () => {
  const base = mkdtempSync(join(tmpdir(), 'bowline-memory-'))
  const files = {
    'base/async/per-owner.ts': 'const memories = new WeakMap()\n',
    'features/swap/a.ts': 'const sessions = new WeakMap<Kit, object>()\n',
    'features/swap/b.ts': 'const seen = new WeakSet<Kit>()\n',
    'features/swap/c.ts': 'const seen = perOwner(() => new Set<string>())\n',
    'features/swap/c.test.ts': 'const seen = new WeakSet()\n',
    'testing/a.ts': 'const seen = new WeakSet()\n',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, SOURCE, path)), { recursive: true })
    writeFileSync(join(base, SOURCE, path), text)
  }
  const advice = 'keeps memory of its own: use perOwner or perLifetime of base/async/per-owner'
  assert.deepEqual(checkMemory(base), [
    `${SOURCE}/features/swap/a.ts ${advice}`,
    `${SOURCE}/features/swap/b.ts ${advice}`,
  ])
})

test('kit-core keeps its state in scope', () => {
  assert.deepEqual(checkMemory(root), [])
})
