// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { root } from './repository.mjs'

const OTHERS_MAY_ENTER = 0o001

/** Root may write everywhere, and cannot take another user's role here. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const canRun = spawnSync(process.execPath, ['--version'], user).status === 0

test('does not install into a read-only repository, and does not blame the network', {
  skip: process.platform === 'win32' || !canRun,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-read-only-'))
  const [copy, TMPDIR] = [join(folder, 'repository'), join(folder, 'temporary')]
  for (const path of ['package.json', 'pnpm-lock.yaml', 'tooling/commands']) {
    const filter = (/** @type {string} */ file) => !file.includes('node_modules')
    cpSync(join(root, path), join(copy, path), { recursive: true, filter })
  }
  mkdirSync(TMPDIR)
  chmodSync(TMPDIR, 0o777)
  for (const path of [folder, dirname(folder)]) {
    const { mode } = statSync(path)
    if ('uid' in user && (mode & OTHERS_MAY_ENTER) === 0) chmodSync(path, mode | OTHERS_MAY_ENTER)
  }
  chmodSync(copy, 0o555)
  const { status, stderr, stdout } = spawnSync(process.execPath, ['tooling/commands/format.mjs'], {
    ...{ cwd: copy, env: { ...process.env, PATH: '', TMPDIR }, encoding: 'utf8', ...user },
  })
  chmodSync(copy, 0o755)
  assert.equal(status, 1)
  assert.match(stderr, /^Nothing can be written to .*repository.\. Clone the repository to a folder of your own\.\n$/)
  assert.equal(stdout, '')
})
