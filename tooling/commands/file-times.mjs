// @ts-check
/**
 * Times of each package and each test file.
 *
 * In      result files, see `results.mjs`
 * Out     lines: each package with its files, tests and seconds; the ten slowest files. The seconds of a file are the time that
 *         a worker was busy, imports and set-up included; of a browser file the sum of its tests
 */
import { existsSync, readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { root } from './repository.mjs'
import { readResults } from './results.mjs'

const LISTED = 10

/**
 * @typedef {object} FileTime
 * @property {string} path      relative to the repository, with forward slashes
 * @property {string} package   its workspace
 * @property {number} tests
 * @property {number} seconds
 */

/**
 * @param {readonly string[]} resultFiles
 * @returns {FileTime[]}
 */
export function readFileTimes(resultFiles) {
  return resultFiles
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const whole = wholeTimes(file)
      /** @type {Map<string, { tests: number, ms: number }>} */
      const byFile = new Map()
      for (const { file: name, durationMs } of readResults(file)) {
        const { tests, ms } = byFile.get(name) ?? { tests: 0, ms: 0 }
        byFile.set(name, { tests: tests + 1, ms: ms + durationMs })
      }
      return [...byFile].map(([name, { tests, ms }]) => {
        const path = pathOf(name)
        const seconds = Math.max(whole.get(name) ?? 0, ms) / 1000
        return { path, package: path.split('/').slice(0, 2).join('/'), tests, seconds }
      })
    })
}

/**
 * Jest's times of whole files, in milliseconds.
 * @param {string} file
 * @returns {Map<string, number>}
 */
function wholeTimes(file) {
  /** @type {{ testResults?: { name: string, startTime?: number, endTime?: number }[] }} */
  const { testResults = [] } = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(testResults.map(({ name, startTime = 0, endTime = 0 }) => [name, endTime - startTime]))
}

/** Playwright names a file relative to its test folder. @param {string} name */
function pathOf(name) {
  const path = name.startsWith(root) ? relative(root, name) : `tooling/browser/e2e/${name}`
  return path.split(sep).join('/')
}

/**
 * @param {readonly FileTime[]} times
 * @returns {string[]}
 */
export function fileTimeLines(times) {
  if (times.length === 0) return []
  const slowestFirst = [...times].sort((one, other) => other.seconds - one.seconds)
  const packages = [...new Set(times.map((time) => time.package))].map((name) => {
    const own = times.filter((time) => time.package === name)
    const sum = (/** @type {'tests' | 'seconds'} */ key) => own.reduce((total, time) => total + time[key], 0)
    return { name, files: own.length, tests: sum('tests'), seconds: sum('seconds') }
  })
  packages.sort((one, other) => other.seconds - one.seconds)
  return [
    '\n── time of the packages: seconds, tests, files',
    ...packages.map(
      ({ name, files, tests, seconds }) => `${cell(seconds)} ${cell(tests, 0)} ${cell(files, 0)}  ${name}`,
    ),
    '\n── slowest files',
    ...slowestFirst.slice(0, LISTED).map(({ path, seconds, tests }) => `${cell(seconds)} ${cell(tests, 0)}  ${path}`),
  ]
}

/** @param {number} value @param {number} [digits] */
const cell = (value, digits = 1) => value.toFixed(digits).padStart(8)
