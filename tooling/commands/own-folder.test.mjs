// @ts-check
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { start, stop } from './children.mjs'
import { root } from './repository.mjs'

for (const script of ['faults/faults.mjs', 'transfers/transfers.mjs', 'wallets/wallets.mjs']) {
  test(`${script}, stopped at its work, leaves no temporary folder`, {
    skip: process.platform === 'win32',
  }, async () => {
    const TMPDIR = mkdtempSync(join(tmpdir(), 'bowline-stopped-'))
    const own = () => readdirSync(TMPDIR).filter((name) => name.startsWith('bowline-'))
    const child = start(process.execPath, [join(root, 'tooling', script)], { env: { TMPDIR }, output: 'ignore' })
    while (own().length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    await stop(child)
    assert.deepEqual(own(), [])
  })
}
