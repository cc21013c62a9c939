// @ts-check
/**
 * Runs the matrix of wallets, faults and moments, and the reloads with the libraries of an app.
 *
 * In      argv: [--seed=1] [--share=1] [--reloads=1000]
 * Out     a table of kinds and moments: the number of failed cells and of all; each failed cell with its seed and its
 *         problems; a line for each library: after how many reloads it used the account that the kit shows; exit code 1 when
 *         anything failed
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '../commands/command-line.mjs'
import { runJest } from '../commands/run-jest.mjs'
import { ownFolder } from '../commands/temp-folder.mjs'
import { line } from './command-line.mjs'
import { printTable } from './print-table.mjs'

const LIBRARIES = [
  { name: 'wagmi', place: 'packages/adapter-evm', file: 'test/state-consistency' },
  { name: 'wallet-adapter', place: 'packages/adapter-solana', file: 'test/react/reload-sync' },
]

const { values } = readCommandLine(line)
const folder = ownFolder('bowline-wallets-')
const seed = { WALLETS_SEED: values.seed }

await runMatrix()
for (const library of LIBRARIES) await reload(library)

async function runMatrix() {
  const report = join(folder, 'report.json')
  const { isWell, output } = await runJest('tooling/wallet-matrix', ['--runInBand', '--silent'], {
    ...{ ...seed, WALLETS_REPORT: report, WALLETS_SHARE: values.share },
  })
  const cells = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  if (cells) console.log(printTable(cells))
  // Tests besides the cells are in no table.
  if (!isWell) console.error(output)
}

/** @param {(typeof LIBRARIES)[number]} library */
async function reload({ name, place, file }) {
  const each = Math.ceil(Number(values.reloads) / 2)
  const { isWell, output } = await runJest(place, ['--runInBand', '--silent', file], {
    ...{ ...seed, WALLETS_RELOADS: String(each) },
  })
  const reloads = `${(2 * each).toLocaleString('en')} reloads with ${name}`
  console.log(isWell ? `${reloads}: the same account each time` : `${output}\n${reloads}: wrong`)
}
