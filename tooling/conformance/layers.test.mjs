// @ts-check
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { checkLayers } from './check-layers.mjs'
import { ROOMS } from './layer-rules.mjs'

const SOURCE = 'packages/kit-core/src'

/**
 * Problems in a core with these files.
 * @param {Readonly<Record<string, string>>} files
 */
async function mistakes(files) {
  const base = mkdtempSync(join(tmpdir(), 'bowline-layers-'))
  for (const [path = '', text = ''] of Object.entries(files)) {
    mkdirSync(dirname(join(base, SOURCE, path)), { recursive: true })
    writeFileSync(join(base, SOURCE, path), text)
  }
  return checkLayers(base)
}

const value = 'export const a = 1\nexport type A = number\n'

test('allows values of earlier rooms, types of the same layer, and the kit’s types', async () => {
  const files = {
    'kit.ts': value,
    'base/errors/a.ts': value,
    'core/state/a.ts': `import { a } from '../../base/errors/a.js'\nimport type { A } from '../config/a.js'\nimport type { A as Kit } from '../../kit.js'\nexport const b: A & Kit = a\n`,
    'core/config/a.ts': value,
    'features/swap/a.ts': `import { a } from '../transactions/a.js'\nexport const b = a\n`,
    'features/transactions/a.ts': value,
    'features/pay/a.ts': `export const load = () => import('../transactions/a.js')\n`,
  }
  assert.deepEqual(await mistakes(files), [])
})

/** @type {readonly (readonly [what: string, from: string, text: string, to: string, rule: string])[]} */
const WRONG = [
  [
    'a value of a later room',
    'core/state/a.ts',
    `import { a } from '../config/a.js'\nexport const b = a\n`,
    'core/config/a.ts',
    'core/state imports earlier rooms',
  ],
  [
    'a type of a later layer',
    'core/state/a.ts',
    `import type { A } from '../../features/swap/a.js'\nexport type B = A\n`,
    'features/swap/a.ts',
    'core/ knows no type of a later layer',
  ],
  [
    'a feature that is not listed',
    'features/swap/a.ts',
    `import { a } from '../names/a.js'\nexport const b = a\n`,
    'features/names/a.ts',
    'features/swap imports the features that FEATURES lists',
  ],
  [
    'a lazy import of a later room',
    'wallets/list/a.ts',
    `export const load = () => import('../../features/swap/a.js')\n`,
    'features/swap/a.ts',
    'wallets/list imports earlier rooms',
  ],
  [
    'a value of the kit',
    'base/errors/a.ts',
    `import { a } from '../../kit.js'\nexport const b = a\n`,
    'kit.ts',
    'a room knows the kit by its types',
  ],
]

for (const [what, from, text, to, rule] of WRONG) {
  test(`reports ${what}`, async () => {
    assert.deepEqual(await mistakes({ [from]: text, [to]: value }), [
      `${SOURCE}/${from} imports ${SOURCE}/${to}: ${rule}`,
    ])
  })
}

test('reports files whose types import each other', async () => {
  const files = {
    'base/errors/a.ts': `import type { B } from './b.js'\nexport type A = B | 1\n`,
    'base/errors/b.ts': `import type { A } from './a.js'\nexport type B = A | 2\n`,
  }
  const [a, b] = Object.keys(files).map((name) => `${SOURCE}/${name}`)
  const rule = 'files import each other in one direction'
  assert.deepEqual(await mistakes(files), [`${a} imports ${b}, which imports ${a}: ${rule}`])
})

test('reports folders of another package that import values from each other', async () => {
  const evm = '../../adapter-evm/src'
  const files = {
    [`${evm}/chain/a.ts`]: `import { a } from '../send/a.js'\nexport const b = a\n`,
    [`${evm}/chain/b.ts`]: value,
    [`${evm}/send/a.ts`]: value,
    [`${evm}/send/b.ts`]: `export const load = () => import('../chain/b.js')\n`,
    [`${evm}/page/a.ts`]: `import type { A } from '../chain/b.js'\nexport const b: A = 1\n`,
  }
  const chain = 'packages/adapter-evm/src/chain'
  const send = 'packages/adapter-evm/src/send'
  assert.deepEqual(await mistakes(files), [
    `${chain}/a.ts imports ${send}/a.ts, and ${send}/b.ts imports ${chain}/b.ts: folders import values in one direction`,
  ])
})

test('lists each room once', () => {
  assert.equal(new Set(ROOMS).size, ROOMS.length)
})
