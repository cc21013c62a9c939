// @ts-check
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const catalogue = `# Sample
- R-AA-01 | one thing [S1.1]
- R-AA-02 | another (added)
- R-AA-03 | withdrawn
- R-B2-01 | third, which mentions R-AA-09
`

/**
 * @param {readonly [name: string, status: string][]} tests
 * @param {...string} args
 * @returns {Promise<{ code: number, out: string, err: string }>}
 */
const spec = (tests, ...args) => specIn({}, tests, ...args)

/**
 * @param {Readonly<Record<string, string>>} files further files of the repository
 * @param {readonly (readonly [name: string, status: string])[]} tests
 * @param {...string} args
 * @returns {Promise<{ code: number, out: string, err: string }>}
 */
function specIn(files, tests, ...args) {
  const base = mkdtempSync(join(tmpdir(), 'bowline-spec-'))
  const workspace = join(base, 'packages/sample')
  mkdirSync(join(workspace, 'test-results'), { recursive: true })
  mkdirSync(join(base, 'spec'))
  writeFileSync(join(base, 'spec/01-sample.md'), catalogue)
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ name: 'sample' }))
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }))
  const record = { testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] }
  writeFileSync(join(workspace, 'test-results/unit.json'), JSON.stringify(record))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  const script = fileURLToPath(new URL('./requirement-coverage.mjs', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--root', base, ...args], (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err })
    })
  })
}

/** @param {string} text */
const squeezed = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +/g, ' '))

test('counts requirements with a passing test per area, added ones separately and withdrawn ones not at all', async () => {
  const { code, out } = await spec([
    ['R-AA-02 R-B2-01 both at once', 'passed'],
    ['R-AA-01 fails', 'failed'],
  ])
  assert.deepEqual(squeezed(out), ['area shown of them added', 'R-AA 1 / 2 1 / 1', 'R-B2 1 / 1', 'all 2 / 3 1 / 1'])
  assert.equal(code, 0)
})

test('does not count a skipped test', async () => {
  const { out } = await spec([['R-B2-01 later', 'pending']])
  assert.ok(squeezed(out).includes('R-B2 0 / 1'))
})

test('lists for an area whether each requirement is covered, with its text', async () => {
  const { out } = await spec([['R-AA-01 holds', 'passed']], 'R-AA')
  assert.deepEqual(squeezed(out), [
    'shown R-AA-01 one thing [S1.1]',
    'not shown R-AA-02 another (added)',
    'withdrawn R-AA-03 withdrawn',
  ])
})

test('lists what only the full set of browser tests covers, and counts it only after that set', async () => {
  const inBrowser = { 'tooling/browser/e2e/a.e2e.ts': "test('R-AA-01 R-AA-02 opens', () => {})" }
  const shown = /** @type {const} */ ([['R-AA-02 holds', 'passed']])
  const { out } = await specIn(inBrowser, shown)
  assert.deepEqual(squeezed(out).slice(-2), [
    'all 1 / 3 1 / 1',
    '1 more are shown by the full set alone: npm run test:full.',
  ])
  assert.equal(squeezed((await specIn(inBrowser, shown, 'R-AA')).out)[0], 'full set R-AA-01 one thing [S1.1]')
  const afterFull = { ...inBrowser, 'packages/sample/test-results/full': '' }
  assert.equal(squeezed((await specIn(afterFull, shown, 'R-AA')).out)[0], 'not shown R-AA-01 one thing [S1.1]')
})

test('rejects an unknown area with a list of the areas', async () => {
  const { code, err } = await spec([], 'R-NONE')
  assert.equal(code, 2)
  assert.match(err, /R-AA, R-B2/)
})

// The problem is described without the wrong name itself, since these names are checked too.
for (const [kind, wrong, why] of /** @type {const} */ ([
  ['an id that does not exist', 'R-AA-09 does what', 'R-AA-09, which does not exist'],
  ['an id without its zero', 'R-AA-1 does what', 'R-AA-1, which does not exist'],
  ['a withdrawn id', 'R-AA-03 does what', 'R-AA-03, which is withdrawn'],
  ['a range with a dash', 'R-AA-01–02 does what', 'the range R-AA-01–02'],
  ['a range in words', 'R-AA-01 to 02 does what', 'the range R-AA-01 to 02'],
  ['a range between two ids', 'R-AA-01 to R-AA-02 does what', 'the range R-AA-01 to R-AA-02'],
])) {
  test(`fails on a test name with ${kind}, even when the test fails`, async () => {
    const { code, err } = await spec([[wrong, 'failed']])
    assert.equal(code, 1)
    assert.ok(err.includes(why), err)
  })
}

test('does not treat an id followed by a time or a number as a range', async () => {
  const { code } = await spec([['R-AA-01 30 seconds after, R-AA-02 - 3 entries', 'passed']])
  assert.equal(code, 0)
})
