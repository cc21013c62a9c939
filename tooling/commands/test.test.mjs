// @ts-check
import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './repository.mjs'
import { ownFolder } from './temp-folder.mjs'

/** @param {...string} args */
const npmTest = (...args) => npmTestIn(root, ...args)

/**
 * @param {string} repository
 * @param {...string} args
 * @returns {Promise<{ code: number, out: string, err: string }>}
 */
function npmTestIn(repository, ...args) {
  const script = join(repository, 'tooling/commands/test.mjs')
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

test('rejects an unknown step with a list of the steps', async () => {
  const { code, err } = await npmTest('--only', 'lint,everything')
  assert.equal(code, 2)
  assert.match(
    err,
    /--only takes some of .*install, chromium, demo, lint, build, api, unit, sizes, browser, spec.*"lint,everything"/,
  )
})

test('names each step with its time, and reports passed and failed on the last line only', async () => {
  const { code, out } = await npmTest('--only', 'node')
  assert.equal(code, 0)
  assert.match(out, / ok {3}node +\d+\.\d s +\d+ % busy/)
  assert.equal(out.trimEnd().split('\n').at(-1), '0 passed, 0 failed')
})

test('rejects an unknown part of the browser tests', async () => {
  const { code, err } = await npmTest('--shard', '3/2')
  assert.equal(code, 2)
  assert.match(err, /^--shard takes a part of all parts, 1\/2; it was "3\/2"\.$/m)
})

test('rejects --changed together with an option that chooses what to run', async () => {
  for (const other of [['--only', 'lint'], ['--full']]) {
    const { code, err } = await npmTest('--changed', ...other)
    assert.equal(code, 2)
    assert.equal(err, '--changed chooses the steps by itself: it goes with none of --only, --shard and --full.\n')
  }
})

test('--changed reports a missing history in a sentence, before anything is installed', async () => {
  const outer = ownFolder('bowline-unpacked-')
  // Another repository, with a main branch.
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: outer })
  git('init', '--quiet', '--initial-branch', 'main')
  git('commit', '--quiet', '--allow-empty', '--message', 'a')
  const { code, out, err } = await npmTestIn(copyTo(join(outer, 'bowline')), '--changed')
  assert.equal(code, 1)
  assert.equal(err, 'There is no main branch to compare with: `--changed` needs a clone with its history.\n')
  assert.equal(out, '')
})

for (const sign of ['!', '#', '?']) {
  test(`rejects a folder whose name has a ${sign} in a sentence, before anything is installed`, async () => {
    const folder = join(ownFolder('bowline-named-'), `dApp ${sign}1`)
    const { code, out, err } = await npmTestIn(copyTo(folder), '--only', 'node')
    assert.equal(code, 1)
    const sentence = `has a ${sign} in its name, which tools of the build cannot read. Rename it, or move the repository.\n`
    assert.ok(err.startsWith(folder) && err.endsWith(sentence), err)
    assert.equal(out, '')
  })
}

test('accepts a folder whose name has other characters', async () => {
  const folder = join(ownFolder('bowline-named-'), "ä %20[x] (y) $z & 'q' `b;~@+=,^{}")
  const { code } = await npmTestIn(copyTo(folder), '--only', 'node')
  assert.equal(code, 0)
})

/**
 * The files that commands need, without installed ones.
 * @param {string} folder
 */
function copyTo(folder) {
  for (const path of ['package.json', 'tooling/commands']) {
    const filter = (/** @type {string} */ file) => !file.includes('node_modules')
    cpSync(join(root, path), join(folder, path), { recursive: true, filter })
  }
  return folder
}
