// @ts-check
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { FULL_SET_FILES } from './full-set.mjs'
import { root } from './repository.mjs'

const ID = /\bR-[A-Z]+-\d+\b/g
const idsOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8').match(ID) ?? []
const testFiles = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.test.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

test('lists files of the repository, each once and with a reason', () => {
  const files = FULL_SET_FILES.map(({ file }) => file)
  assert.deepEqual(
    files.filter((file) => !testFiles.includes(file)),
    [],
  )
  assert.equal(new Set(files).size, files.length)
  assert.deepEqual(
    FULL_SET_FILES.filter(({ why }) => why.length < 20),
    [],
  )
})

test('leaves each requirement a test with every change', () => {
  const left = new Set(FULL_SET_FILES.map(({ file }) => file))
  const covered = new Set(testFiles.filter((file) => !left.has(file)).flatMap(idsOf))
  const lost = FULL_SET_FILES.flatMap(({ file }) =>
    idsOf(file).flatMap((id) => (covered.has(id) ? [] : [`${file}: ${id}`])),
  )
  assert.deepEqual(lost, [])
})
