// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

test('rejects words that match no test name, and does not treat them as patterns', () => {
  const script = fileURLToPath(new URL('fault-matrix.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'Acount', '(balances'], { encoding: 'utf8' })
  assert.equal(status, 2, stderr)
  assert.match(stderr, /^No test's name holds Acount … \(balances\. /)
  assert.equal(stdout, '')
})
