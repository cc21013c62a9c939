// @ts-check
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { findChromium } from './chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bowline-chromium-'))
/** @param {string} name */
function program(name, mode = 0o755) {
  const path = join(folder, name)
  writeFileSync(path, '', { mode })
  return path
}

test('prefers the program of BOWLINE_CHROMIUM', () => {
  const own = program('my-browser')
  program('chromium')
  assert.equal(findChromium({ BOWLINE_CHROMIUM: own, PATH: folder }, 'linux'), own)
})

test('throws for a BOWLINE_CHROMIUM that cannot be run', () => {
  const path = program('not-a-program', 0o644)
  // The superuser may read and write everything, but runs only files marked as executable.
  assert.throws(() => findChromium({ BOWLINE_CHROMIUM: path, PATH: '' }, 'linux'), /BOWLINE_CHROMIUM/)
})

test('otherwise returns the first one on the PATH', () => {
  const path = program('chromium')
  program('google-chrome')
  assert.equal(findChromium({ PATH: `/nowhere:${folder}` }, 'linux'), path)
})

test('returns undefined without any', () => {
  assert.equal(findChromium({ PATH: '/nowhere' }, 'linux'), undefined)
})
