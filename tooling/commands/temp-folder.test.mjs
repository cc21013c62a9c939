// @ts-check
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { start } from './children.mjs'
import { root } from './repository.mjs'

for (const script of [
  'fault-matrix/fault-matrix.mjs',
  'transfer-matrix/transfer-matrix.mjs',
  'wallet-matrix/wallet-matrix.mjs',
]) {
  test(`${script} leaves no temporary folder and no process when it is stopped`, {
    skip: process.platform === 'win32',
  }, async () => {
    const TMPDIR = mkdtempSync(join(tmpdir(), 'bowline-stopped-'))
    const own = () => readdirSync(TMPDIR).filter((name) => name.startsWith('bowline-'))
    const child = start(process.execPath, [join(root, 'tooling', script)], { env: { TMPDIR }, output: 'ignore' })
    while (own().length === 0) await pause(20)
    // Not `stop`: its limit is the one that the command gives its own children.
    child.kill()
    await once(child, 'exit')
    assert.deepEqual(own(), [])
    while (isUsed(TMPDIR)) await pause(20)
  })
}

/** Whether a process uses it for temporary files. @param {string} folder */
function isUsed(folder) {
  if (!existsSync('/proc')) return false
  return readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TMPDIR=${folder}\0`)
    } catch {
      return false
    }
  })
}
