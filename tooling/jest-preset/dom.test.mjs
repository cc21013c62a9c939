// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const { resolve } = createRequire(import.meta.url)

const STYLES = `
test('reports visibility like jsdom, and follows each change', () => {
  document.body.innerHTML = '<p>a</p><button>b</button><input type="hidden"><dialog></dialog><span hidden></span>'
  const display = (name) => getComputedStyle(document.querySelector(name)).display
  expect(['p', 'button', 'input', 'dialog', 'span'].map(display)).toEqual(['block', 'inline-block', 'none', 'none', 'none'])
  document.querySelector('span').hidden = false
  document.querySelector('p').style.display = 'none'
  document.querySelector('button').className = 'gone'
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = '.gone { visibility: hidden }'
  expect([display('span') === 'none', display('p')]).toEqual([false, 'none'])
  expect(getComputedStyle(document.querySelector('button')).visibility).toBe('hidden')
  sheet.remove()
  expect(getComputedStyle(document.querySelector('button')).visibility).toBe('visible')
})`

const TIME = `
const seen = []
test('moves the time only where the test does; timers that are due at once run by themselves', async () => {
  setTimeout(() => seen.push('late'), 60_000)
  await new Promise((done) => setTimeout(done, 0))
  expect(seen).toEqual([])
  jest.advanceTimersByTime(30_000)
})
test('keeps the clock for the next test', () => {
  jest.advanceTimersByTime(30_000)
  expect(seen).toEqual(['late'])
  jest.useRealTimers()
})
test('sets the clock again after a test that removed it', async () => {
  const began = performance.now()
  const waited = new Promise((done) => setTimeout(done, 3_600_000))
  jest.advanceTimersByTime(3_600_000)
  await waited
  expect(performance.now() - began).toBe(3_600_000)
})`

test('pages of tests have cached styles, and a clock that the test moves', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-dom-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const preset = JSON.stringify(resolve('./dom.cjs'))
  const clock = JSON.stringify(resolve('./fake-time.cjs'))
  const config = `const preset = require(${preset})
    module.exports = { ...preset, testMatch: ['**/*.test.js'], setupFilesAfterEnv: [...preset.setupFilesAfterEnv, ${clock}] }`
  const files = { 'styles.test.js': STYLES, 'time.test.js': TIME, 'jest.config.cjs': config }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const args = [resolve('jest/bin/jest'), '--ci', '--runInBand', '--no-cache', '--rootDir', folder]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  assert.match(stderr, /4 passed, 4 total/)
})
