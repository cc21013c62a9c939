// @ts-check
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { writeSdkVersion } from './sdk-version.mjs'

/** @param {string} source */
function packageWith(source) {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-version-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '0.0.0-canary-abc' }))
  writeFileSync(join(folder, 'src/brand.ts'), source)
  return folder
}

test('copies the version of the package to that of the requests, and changes nothing else', () => {
  const folder = packageWith(`const A = '0.0.0'\nexport const SDK_VERSION = '0.0.0'\n`)
  assert.equal(writeSdkVersion(folder), '0.0.0-canary-abc')
  const written = readFileSync(join(folder, 'src/brand.ts'), 'utf8')
  assert.equal(written, `const A = '0.0.0'\nexport const SDK_VERSION = '0.0.0-canary-abc'\n`)
})

test('throws when the constant was renamed', () => {
  assert.throws(() => writeSdkVersion(packageWith('export {}\n')), /has no SDK_VERSION/)
})
