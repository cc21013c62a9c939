// @ts-check
/**
 * Runs all random transfers of every family, one family after the other: amounts of every size, and fates of sent
 * transactions.
 *
 * In      argv: [--family=name] [--cases=10000] [--seed=number] [--case=number]
 * Out     for each family the number of amounts and their rate; a table of the cases, with the command that repeats each
 *         failure; Jest's output if a case could not be reported; exit code 1 when anything failed
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '../commands/command-line.mjs'
import { runJest } from '../commands/run-jest.mjs'
import { ownFolder } from '../commands/temp-folder.mjs'
import { AMOUNTS, FAMILIES, line } from './command-line.mjs'
import { printTable } from './print-table.mjs'

const { values } = readCommandLine(line)
const { cases, seed, case: number } = values
const families = FAMILIES.filter((family) => values.family === undefined || values.family === family)

const folder = ownFolder('bowline-transfers-')

if (number === undefined) for (const family of families) if (AMOUNTS.includes(family)) await moveAmounts(family)
/** @type {import('./print-table.mjs').Result[]} */
const results = []
for (const family of families) results.push(...(await runCases(family)))
if (results.length > 0) console.log(printTable(results))

/** @param {string} family */
async function moveAmounts(family) {
  const report = join(folder, `${family}.json`)
  const { isWell, output } = await runJest(`packages/adapter-${family}`, ['--runInBand', 'test/exact-amounts'], {
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

/** @param {string} family @returns {Promise<readonly import('./print-table.mjs').Result[]>} */
async function runCases(family) {
  const report = join(folder, `${family}.jsonl`)
  const beganMs = Date.now()
  const { isWell, output } = await runJest(
    'tooling/transaction-matrix',
    ['--runInBand', `test/${family === 'swaps' ? 'evm' : family}.test`],
    {
      PENDING_FAMILY: family,
      ...(number === undefined ? { PENDING_CASES: cases } : { PENDING_CASE: number }),
      ...(seed !== undefined && { PENDING_SEED: seed }),
      PENDING_REPORT: report,
    },
  )
  const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : []
  const results = lines.map((text) => JSON.parse(text))
  if (!isWell && results.every(({ problems }) => problems.length === 0)) console.error(`${family}\n${output}`)
  console.log(`${family.padEnd(8)} ${results.length.toLocaleString('en')} cases in ${seconds(Date.now() - beganMs)}`)
  return results
}

/** @param {number} ms */
function seconds(ms) {
  return `${Math.round(ms / 1000)} s`
}
