// @ts-check
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { start } from './children.mjs'

test('ends silently when the reader of its output closes', async () => {
  // Without npx and other programs, the install fails at once.
  const args = ['tooling/commands/test.mjs', '--only', 'node,install']
  const child = start(process.execPath, args, { output: 'pipe', env: { PATH: '' } })
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  child.stdout?.destroy()
  const [code] = await once(child, 'close')
  assert.equal(errors, '')
  assert.equal(code, 141)
})
