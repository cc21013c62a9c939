// @ts-check
/**
 * Runs the random transfers of every family in full, one family after the other: amounts of every size, and what can become of
 * what was sent.
 *
 * In      argv: [--family=name] [--cases=10000] [--seed=number] [--case=number]
 * Out     for each family how many amounts there were and how many a second; a table of the cases, each that went wrong with what
 *         repeats it; what Jest has to say where one could not be told; exit code 1 when anything went wrong
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../commands/command-line.mjs'
import { AMOUNTS, FAMILIES, line } from './command-line.mjs'
import { printTable } from './print-table.mjs'

const { values } = readCommandLine(line)
const { cases, seed, case: number } = values
const families = FAMILIES.filter((family) => values.family === undefined || values.family === family)

const folder = mkdtempSync(join(tmpdir(), 'bowline-transfers-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

if (number === undefined) for (const family of families) if (AMOUNTS.includes(family)) moveAmounts(family)
const results = families.flatMap(runCases)
if (results.length > 0) console.log(printTable(results))

/** @param {string} family */
function moveAmounts(family) {
  const report = join(folder, `${family}.json`)
  const { isWell, output } = runJest(`packages/adapter-${family}`, 'test/exact-amounts', {
    ...{ TRANSFERS: cases, TRANSFERS_REPORT: report },
    ...(seed !== undefined && { TRANSFERS_SEED: seed }),
  })
  if (!isWell) {
    console.error(`${family}\n${output}`)
    return
  }
  const { count, tookMs } = JSON.parse(readFileSync(report, 'utf8'))
  const rate = Math.round((count * 1000) / tookMs)
  console.log(`${family.padEnd(8)} ${count.toLocaleString('en')} amounts in ${seconds(tookMs)}, ${rate} a second`)
}

/** @param {string} family @returns {readonly import('./print-table.mjs').Result[]} */
function runCases(family) {
  const report = join(folder, `${family}.jsonl`)
  const beganMs = Date.now()
  const { isWell, output } = runJest('tooling/pending', `test/${family === 'swaps' ? 'evm' : family}.test`, {
    PENDING_FAMILY: family,
    ...(number === undefined ? { PENDING_CASES: cases } : { PENDING_CASE: number }),
    ...(seed !== undefined && { PENDING_SEED: seed }),
    PENDING_REPORT: report,
  })
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : []
  const results = lines.map((text) => JSON.parse(text))
  if (!isWell && results.every(({ problems }) => problems.length === 0)) console.error(`${family}\n${output}`)
  console.log(`${family.padEnd(8)} ${results.length.toLocaleString('en')} cases in ${seconds(Date.now() - beganMs)}`)
  return results
}

/** @param {string} place @param {string} file @param {Readonly<Record<string, string | undefined>>} variables */
function runJest(place, file, variables) {
  const cwd = fileURLToPath(new URL(`../../${place}/`, import.meta.url))
  const jest = createRequire(join(cwd, 'package.json')).resolve('jest/bin/jest')
  const { status, stdout, stderr } = spawnSync(process.execPath, [jest, '--ci', '--runInBand', file], {
    ...{ cwd, env: { ...process.env, NODE_NO_WARNINGS: '1', ...variables } },
    ...{ encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 100_000_000 },
  })
  if (status !== 0) process.exitCode = 1
  return { isWell: status === 0, output: `${stdout}${stderr}` }
}

/** @param {number} ms */
function seconds(ms) {
  return `${Math.round(ms / 1000)} s`
}
