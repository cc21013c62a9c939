// @ts-check
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const { resolve } = createRequire(import.meta.url)

/**
 * Runs test files one after the other in one process.
 * @param {import('node:test').TestContext} context
 * @param {Readonly<Record<string, string>>} files
 * @param {...string} more arguments
 */
function runFiles(context, files, ...more) {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-runtime-'))
  context.after(() => rmSync(folder, { recursive: true }))
  const config = `module.exports = { ...require(${JSON.stringify(resolve('./node.cjs'))}), testMatch: ['**/*.test.ts'] }`
  for (const [name, text] of Object.entries({ ...files, 'jest.config.cjs': config }))
    writeFileSync(join(folder, name), text)
  const args = [resolve('jest/bin/jest'), '--ci', '--runInBand', '--no-cache', '--rootDir', folder, ...more]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return { status, output: stderr }
}

test('runs the modules again for each test file, with its own globals', (context) => {
  const { status, output } = runFiles(context, {
    'place.ts': 'export const place = { visits: 0 }',
    ...Object.fromEntries(
      ['first', 'second'].map((name) => [
        `${name}.test.ts`,
        `import { place } from './place.js'
        test('${name}', () => {
          expect([place.visits, Reflect.get(globalThis, 'visited')]).toEqual([0, undefined])
          place.visits = 1
          Reflect.set(globalThis, 'visited', true)
          Reflect.set(Array.prototype, 'visited', true)
          expect(Object.getPrototypeOf(place)).toBe(Object.prototype)
        })`,
      ]),
    ),
  })
  assert.equal(status, 0, output)
  assert.match(output, /2 passed, 2 total/)
})

test('loads a module that an index passes on with its first use, and one imported for its effects at once', (context) => {
  const { status, output } = runFiles(context, {
    'loaded.ts': 'export const loaded: string[] = []',
    ...Object.fromEntries(
      ['one', 'two', 'three', 'effect'].map((name) => [
        `${name}.ts`,
        `import { loaded } from './loaded.js'; loaded.push('${name}'); export const ${name} = '${name}'`,
      ]),
    ),
    'index.ts': `import './effect.js'
      import { three } from './three.js'
      export { one } from './one.js'
      export { two as second } from './two.js'
      export const four = three + '!'`,
    'index.test.ts': `import * as all from './index.js'
      import { loaded } from './loaded.js'
      test('loads', () => {
        expect(loaded).toEqual(['effect', 'three'])
        expect([all.second, all.second, loaded.slice(2)]).toEqual(['two', 'two', ['two']])
        expect({ ...all }).toEqual({ one: 'one', second: 'two', four: 'three!' })
      })`,
  })
  assert.equal(status, 0, output)
})

const WRITTEN_BY_EACH = {
  'value.ts': `export const value = 'first'`,
  ...Object.fromEntries(
    ['first', 'second'].map((name) => [
      `${name}.test.ts`,
      `import { writeFileSync } from 'node:fs'
      import { value } from './value.js'
      test('${name}', () => {
        writeFileSync(require.resolve('./value'), "export const value = 'changed'")
        expect(value).toBe('first')
      })`,
    ]),
  ),
}

test('keeps a file’s transform for the next test file', (context) => {
  const { status, output } = runFiles(context, WRITTEN_BY_EACH)
  assert.equal(status, 0, output)
})

test('transforms a file again for each test file with coverage', (context) => {
  const { output } = runFiles(context, WRITTEN_BY_EACH, '--coverage', '--coverageReporters=none')
  assert.match(output, /1 failed, 1 passed, 2 total/)
})

test('reports a failure with its line and column, in the second test file too', (context) => {
  const { status, output } = runFiles(context, {
    'fail.ts': `type Reason = string
export const fail = (reason: Reason) => { throw new Error(reason) }`,
    ...Object.fromEntries(
      ['first', 'second'].map((name) => [
        `${name}.test.ts`,
        `import { fail } from './fail.js'; test('fails', () => fail('on purpose'))`,
      ]),
    ),
  })
  assert.equal(status, 1, output)
  for (const place of ['fail.ts:2:', 'first.test.ts:1:', 'second.test.ts:1:']) assert(output.includes(place), output)
  assert.equal(output.split(/fail\.ts:2:49/).length, 3, output)
})

test('names a file that is not code, and a missing one', (context) => {
  const { status, output } = runFiles(context, {
    'broken.js': 'const = 1',
    'broken.test.ts': `import './broken.js'; test('never', () => {})`,
    'missing.test.ts': `import './missing.js'; test('never', () => {})`,
  })
  assert.equal(status, 1, output)
  for (const name of ['broken.js', 'missing']) assert(output.includes(name), output)
})
