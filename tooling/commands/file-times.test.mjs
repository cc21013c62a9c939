// @ts-check
import assert from 'node:assert/strict'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileTimeLines, readFileTimes } from './file-times.mjs'
import { root } from './repository.mjs'

/** @param {unknown} content */
function resultFile(content) {
  const file = join(mkdtempSync(join(tmpdir(), 'bowline-times-')), 'results.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const jest = resultFile({
  testResults: [
    {
      name: join(root, 'packages/kit-core/src/wallets/connect/connect.test.ts'),
      status: 'passed',
      startTime: 1_000,
      endTime: 4_000,
      assertionResults: [
        { fullName: 'one', status: 'passed', duration: 500 },
        { fullName: 'two', status: 'passed', duration: 700 },
      ],
    },
  ],
})
const playwright = resultFile({
  suites: [
    {
      title: 'send.e2e.ts',
      file: 'send.e2e.ts',
      specs: [{ title: 'sends', tests: [{ status: 'expected', results: [{ duration: 2_500 }] }] }],
    },
  ],
})

test('counts a whole Jest file with its imports, and a Playwright file by its tests', () => {
  assert.deepEqual(readFileTimes([jest, playwright, '/not/there.json']), [
    {
      path: 'packages/kit-core/src/wallets/connect/connect.test.ts',
      package: 'packages/kit-core',
      tests: 2,
      seconds: 3,
    },
    { path: 'tooling/browser/e2e/send.e2e.ts', package: 'tooling/browser', tests: 1, seconds: 2.5 },
  ])
})

test('lists packages and files, slowest first', () => {
  const lines = fileTimeLines(readFileTimes([playwright, jest])).map((line) => line.trim())
  assert.deepEqual(lines, [
    '── time of the packages: seconds, tests, files',
    '3.0        2        1  packages/kit-core',
    '2.5        1        1  tooling/browser',
    '── slowest files',
    '3.0        2  packages/kit-core/src/wallets/connect/connect.test.ts',
    '2.5        1  tooling/browser/e2e/send.e2e.ts',
  ])
  assert.deepEqual(fileTimeLines([]), [])
})
