// @ts-check
/**
 * Runs the `*.test.mjs` files of the current folder with Node's own runner, and records the outcome like
 * Jest, so that these tests are counted with all others.
 *
 * In      [files…], by default all that the set of the run has (`full-set.mjs`); [--outputFile=path]; Jest's --json is accepted and ignored
 * Out     the report on the screen; the record at the path; exit code 1 when a test failed or none was found
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { isLeftOut } from './full-set.mjs'
import { root } from './repository.mjs'
import { ownFolder } from './temp-folder.mjs'

/** It only ends files that hang. */
const FILE_LIMIT_MS = 600_000

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, outputFile: { type: 'string' } },
  allowPositionals: true,
})
const pathOf = (/** @type {string} */ name) => relative(root, resolve(name)).split(sep).join('/')
const found =
  positionals.length > 0
    ? positionals
    : readdirSync('.').filter((name) => name.endsWith('.test.mjs') && !isLeftOut(pathOf(name)))
const files = found.sort().map((file) => resolve(file))

/**
 * @typedef {object} Recorded
 * @property {string} file
 * @property {string} fullName
 * @property {'passed' | 'failed' | 'pending'} status
 * @property {number | undefined} duration milliseconds
 * @property {number} limitMs of the file: Node sets none for a test
 * @property {string[]} [failureMessages]
 */
/** @type {Recorded[][]} by depth: the finished tests whose surrounding group has not finished yet */
const finished = []

/**
 * A group reports after its tests; it counts only when it failed itself.
 * @param {{ name: string, nesting: number, file?: string | undefined, skip?: unknown, todo?: unknown,
 *   details: { duration_ms?: number, error?: unknown } }} test
 * @param {boolean} failed
 * @param {unknown} [failureType]
 */
function record({ name, nesting, file = '', skip, todo, details }, failed, failureType) {
  const inside = finished[nesting + 1] ?? []
  const level = finished[nesting] ?? []
  finished[nesting] = level
  finished[nesting + 1] = []
  level.push(...inside.map((test) => ({ ...test, fullName: `${name} ${test.fullName}` })))
  if (inside.length > 0 && (!failed || failureType === 'subtestsFailed')) return
  const left = skip !== undefined || todo !== undefined
  const status = failed ? 'failed' : left ? 'pending' : 'passed'
  const { duration_ms: duration, error } = details
  const why = failed ? { failureMessages: [String(Object(Object(error).cause).stack ?? error)] } : {}
  level.push({ file, fullName: name, status, duration, limitMs: FILE_LIMIT_MS, ...why })
}

// Temporary files of the tests are removed with them.
const folder = ownFolder('bowline-tests-')
Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder })

const stream = run({ files, concurrency: 1, timeout: FILE_LIMIT_MS })
stream.on('test:pass', (test) => record(test, false))
stream.on('test:fail', (test) => record(test, true, Object(test.details.error).failureType))
stream.compose(new spec()).pipe(process.stdout)
stream.on('end', () => {
  const tests = finished[0] ?? []
  const failed = tests.filter(({ status }) => status === 'failed').length
  if (values.outputFile !== undefined) writeRecord(values.outputFile, tests)
  process.exitCode = failed > 0 || tests.length === 0 ? 1 : 0
})

/**
 * @param {string} path
 * @param {readonly Recorded[]} tests
 */
function writeRecord(path, tests) {
  const testResults = files.map((name) => {
    const assertionResults = tests.filter(({ file }) => file === name)
    const failed = assertionResults.length === 0 || assertionResults.some(({ status }) => status === 'failed')
    return { name, status: failed ? 'failed' : 'passed', assertionResults }
  })
  mkdirSync(dirname(resolve(path)), { recursive: true })
  writeFileSync(path, `${JSON.stringify({ testResults }, null, 2)}\n`)
}
