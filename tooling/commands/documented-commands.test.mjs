// @ts-check
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { FRESH_RUNS } from './fresh-runs.mjs'
import { root } from './repository.mjs'
import { steps } from './test-steps.mjs'

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(read('package.json'))

test('CONTRIBUTING has a row for each command, with its needs, its time and its output', () => {
  const [, table = ''] = read('CONTRIBUTING.md').split('## Commands\n')
  const rows = table.split('\n## ')[0]?.match(/^\| `npm .*$/gm) ?? []
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const named = cells.map(([command = '']) => /^`npm (?:run )?([a-z:-]+)`$/.exec(command)?.[1])
  assert.deepEqual([...named].sort(), Object.keys(scripts).sort())
  for (const row of cells) {
    assert.equal(row.length, 5, row[0])
    assert.ok(
      row.every((cell) => cell !== ''),
      row[0],
    )
    assert.match(row[3] ?? '', /^\d+( min| s)? \/ \d+ (min|s)$/, row[0])
  }
})

test('documents name only existing commands', () => {
  for (const file of [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs/maintaining.md',
    'tooling/bench/README.md',
    'tooling/browser/README.md',
  ]) {
    for (const [, name = ''] of read(file).matchAll(/`npm run ([a-z0-9:-]+)/g)) {
      // The browser tests' own command belongs to their folder.
      assert.ok(name === 'e2e' || Object.hasOwn(scripts, name), `${file} names npm run ${name}`)
    }
  }
})

test('npm run test:fresh-clone tries each other command, and each step of npm test', () => {
  const tried = Object.keys(FRESH_RUNS).map((name) => name.split(' ')[0])
  const others = Object.keys(scripts).filter((name) => !['test:fresh-clone', 'test', 'test:full'].includes(name))
  assert.deepEqual([...new Set(tried)].sort(), others.sort())
})

test('the nightly workflow tries each command and each step of npm test', () => {
  const listed = [...read('.github/workflows/fresh.yml').matchAll(/^ {10}- (.+)$/gm)].flatMap(([, row = '']) =>
    row.split(','),
  )
  const all = [...Object.keys(FRESH_RUNS), ...steps.map(({ name }) => `test --only ${name}`)]
  assert.deepEqual(listed.sort(), all.sort())
})

for (const [workflow, command] of [
  ['ci', 'npm test'],
  ['full', 'npm run test:full'],
]) {
  test(`the workflow ${workflow}.yml runs every step by ${command}`, () => {
    const text = read(`.github/workflows/${workflow}.yml`)
    assert.ok(text.includes(`run: ${command} -- `))
    const listed = [...text.matchAll(/--only (\S+?)[ "]/g)].flatMap(([, names = '']) => names.split(','))
    assert.deepEqual([...new Set(listed)].sort(), steps.map(({ name }) => name).sort())
  })
}
