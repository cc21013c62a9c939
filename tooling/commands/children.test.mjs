// @ts-check
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { run, start, stop } from './children.mjs'

const node = process.execPath

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a program that fails rejects with its exit code', async () => {
  await assert.rejects(run(node, ['-e', 'process.exit(3)'], { output: 'ignore' }), /ended with 3$/)
})

test('a program that is not there rejects', async () => {
  await assert.rejects(run('bowline-has-no-such-program', []), /could not start/)
})

test('a program that hangs is stopped when its time is up', async () => {
  await assert.rejects(
    run(node, ['-e', 'setInterval(() => {}, 1000)'], { limitMs: 300 }),
    /took longer than 0 s and was stopped/,
  )
})

test('a program gets an empty stdin and does not wait for an answer', async () => {
  await run(node, ['-e', 'process.stdin.on("end", () => process.exit(0)).resume()'], { limitMs: 5_000 })
})

test('stopping a program stops what it started', async () => {
  const inner = 'setInterval(() => {}, 1000)'
  const outer = `const { spawn } = require('node:child_process')
    console.log(spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]).pid)
    ${inner}`
  const child = start(node, ['-e', outer], { output: 'pipe' })
  assert.ok(child.stdout)
  const [text] = await once(child.stdout, 'data')
  const pid = Number(String(text))
  assert.equal(isAlive(pid), true)
  await stop(child)
  while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve))
})
