// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
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

test('rejects with the exit code of a failing program', async () => {
  await assert.rejects(run(node, ['-e', 'process.exit(3)'], { output: 'ignore' }), /ended with 3$/)
})

test('rejects for a missing program', async () => {
  await assert.rejects(run('bowline-has-no-such-program', []), /could not start/)
})

test('stops a hanging program at its time limit', async () => {
  await assert.rejects(
    run(node, ['-e', 'setInterval(() => {}, 1000)'], { limitMs: 300 }),
    /took longer than 0 s and was stopped/,
  )
})

test('gives a program an empty stdin, so that it does not wait for input', async () => {
  await run(node, ['-e', 'process.stdin.on("end", () => process.exit(0)).resume()'])
})

test('stops the children of a stopped program', async () => {
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

test('ends a command whose npm was killed, with its children', {
  skip: process.platform === 'win32',
}, async () => {
  const children = new URL('children.mjs', import.meta.url).href
  const command = `const { start } = await import(${JSON.stringify(children)})
    const child = start(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    console.log(process.pid, child.pid)`
  const npm = `const { spawn } = require('node:child_process')
    spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(command)}], { stdio: 'inherit', detached: true })
    setInterval(() => {}, 1000)`
  const parent = start(node, ['-e', npm], { output: 'pipe', env: { npm_lifecycle_event: 'demo' } })
  assert.ok(parent.stdout)
  const [text] = await once(parent.stdout, 'data')
  const pids = String(text).trim().split(' ').map(Number)
  assert.deepEqual(pids.map(isAlive), [true, true])
  parent.kill('SIGKILL')
  while (pids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 20))
})

test('hides only the excluded lines of a program’s output', () => {
  const children = new URL('children.mjs', import.meta.url).href
  const command = `const { run } = await import(${JSON.stringify(children)})
    const lines = 'console.log("[WARN] Unsupported engine for a"); console.log("Done"); console.error("[WARN] other")'
    await run(process.execPath, ['-e', lines], { leaveOut: /Unsupported engine/ })`
  const { stdout } = spawnSync(node, ['--input-type=module', '-e', command], { encoding: 'utf8' })
  assert.deepEqual(stdout.trim().split('\n').sort(), ['Done', '[WARN] other'])
})
