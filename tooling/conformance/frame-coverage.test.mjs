// @ts-check
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from '@bowline/commands/repository'
import { listWithoutFrame } from './frame-coverage.mjs'

test('a test of the shipped frame names each requirement of the embedded wallet and of smart sessions', () => {
  assert.deepEqual(listWithoutFrame(root), [])
})

const SPEC =
  '- R-FRAME-01 | one\n- R-SESS-01 | two\n- R-CONN-77 | three\n- R-CONN-01 | other\n- R-FRAME-02 | withdrawn\n'
const HOST = 'packages/secure-site/src/host/frame.ts'
const NAMES = "test('R-FRAME-01 R-SESS-01 R-CONN-77 does it', () => {})"

for (const [what, files, expected] of /** @type {const} */ ([
  ['names without any test', {}, ['R-CONN-77', 'R-FRAME-01', 'R-SESS-01']],
  [
    'a test with a double',
    { 'packages/kit/a.test.ts': `import './double.js'\n${NAMES}` },
    ['R-CONN-77', 'R-FRAME-01', 'R-SESS-01'],
  ],
  [
    'a test that imports the frame',
    { 'packages/kit/a.test.ts': `import '../secure-site/src/host/frame.js'\n${NAMES}` },
    [],
  ],
  [
    'a test that reaches the frame by a fixture',
    {
      'tooling/a.test.ts': `import { b } from './b.js'\n${NAMES}`,
      'tooling/b.ts': "export * from '../packages/secure-site/src/host/frame.js'",
    },
    [],
  ],
  ['a test of the frame itself', { 'packages/secure-site/src/a.test.ts': NAMES }, []],
  [
    'a comment in a test of the frame',
    { 'packages/secure-site/src/a.test.ts': `/** R-FRAME-01 */\n// R-SESS-01 R-CONN-77` },
    ['R-CONN-77', 'R-FRAME-01', 'R-SESS-01'],
  ],
])) {
  test(`lists what only ${what} shows`, () => {
    const base = mkdtempSync(join(tmpdir(), 'bowline-frame-'))
    for (const [path, text] of Object.entries({ 'spec/01-sample.md': SPEC, [HOST]: 'export {}', ...files })) {
      mkdirSync(dirname(join(base, path)), { recursive: true })
      writeFileSync(join(base, path), text)
    }
    execFileSync('git', ['init', '-q'], { cwd: base })
    assert.deepEqual([...listWithoutFrame(base)].sort(), expected)
  })
}
