// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './repository.mjs'

test('a repository that nothing can be written to is not installed in, and the network not blamed', {
  skip: process.platform === 'win32',
}, () => {
  const copy = mkdtempSync(join(tmpdir(), 'bowline-read-only-'))
  for (const path of ['package.json', 'pnpm-lock.yaml', 'tooling/commands']) {
    const filter = (/** @type {string} */ file) => !file.includes('node_modules')
    cpSync(join(root, path), join(copy, path), { recursive: true, filter })
  }
  chmodSync(copy, 0o555)
  // Root may write everywhere.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if ('uid' in user) chmodSync(join(copy, '..'), 0o755)
  const { status, stderr, stdout } = spawnSync(process.execPath, ['tooling/commands/format.mjs'], {
    ...{ cwd: copy, env: { ...process.env, PATH: '', TMPDIR: '/tmp' }, encoding: 'utf8', ...user },
  })
  chmodSync(copy, 0o755)
  assert.equal(status, 1)
  assert.match(
    stderr,
    /^Nothing can be written to .*bowline-read-only-.*\. Clone the repository to a folder of your own\.\n$/,
  )
  assert.equal(stdout, '')
})
