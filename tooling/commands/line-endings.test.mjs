// @ts-check
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './repository.mjs'
import { ownFolder } from './temp-folder.mjs'

test('a checkout on Windows has the line endings that formatting and snapshots expect', () => {
  const folder = ownFolder('line-endings')
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      stdio: 'pipe',
    })
  git('init')
  copyFileSync(join(root, '.gitattributes'), join(folder, '.gitattributes'))
  writeFileSync(join(folder, 'a.ts'), 'one\ntwo\n')
  git('add', '.')
  git('commit', '-m', 'all')
  git('rm', '-q', '--cached', 'a.ts')
  git('checkout', 'HEAD', '--', 'a.ts')
  assert.equal(readFileSync(join(folder, 'a.ts'), 'utf8'), 'one\ntwo\n')
})
