// @ts-check
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

/**
 * @param {...string} args
 * @returns {Promise<{ code: number, out: string, err: string }>}
 */
function npmTest(...args) {
  const script = fileURLToPath(new URL('./test.mjs', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

test('a step that does not exist is refused with the steps that do', async () => {
  const { code, err } = await npmTest('--only', 'lint,everything')
  assert.equal(code, 2)
  assert.match(
    err,
    /--only takes some of .*install, chromium, demo, lint, build, api, unit, sizes, browser, spec.*"lint,everything"/,
  )
})

test('the run names each step with its time, and the last line alone tells what passed and failed', async () => {
  const { code, out } = await npmTest('--only', 'node')
  assert.equal(code, 0)
  assert.match(out, / ok {3}node +\d+\.\d s +\d+ % busy/)
  assert.equal(out.trimEnd().split('\n').at(-1), '0 passed, 0 failed')
})
