// @ts-check
/**
 * Runs the matrix of wallets, faults and moments, and the reloads beside the libraries of an app.
 *
 * In      argv: [--seed=1] [--share=1] [--reloads=1000]
 * Out     a table of kinds and moments: how many cells went wrong, of how many; each wrong cell with its seed and what was
 *         wrong; a line for each library: after how many reloads it used the account that the kit shows; exit code 1 when
 *         anything went wrong
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../commands/command-line.mjs'
import { line } from './command-line.mjs'
import { printTable } from './print-table.mjs'

const LIBRARIES = [
  { name: 'wagmi', place: 'packages/adapter-evm', file: 'test/one-truth' },
  { name: 'wallet-adapter', place: 'packages/adapter-solana', file: 'test/react/one-truth' },
]

const { values } = readCommandLine(line)
const folder = mkdtempSync(join(tmpdir(), 'bowline-wallets-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

runMatrix()
LIBRARIES.forEach(reload)

function runMatrix() {
  const report = join(folder, 'report.json')
  const { isWell, output } = runJest('tooling/wallets', '', { WALLETS_REPORT: report, WALLETS_SHARE: values.share })
  const cells = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  if (cells) console.log(printTable(cells))
  // What is tried beside the cells is in no table.
  if (!isWell) console.error(output)
}

/** @param {(typeof LIBRARIES)[number]} library */
function reload({ name, place, file }) {
  const each = Math.ceil(Number(values.reloads) / 2)
  const { isWell, output } = runJest(place, file, { WALLETS_RELOADS: String(each) })
  const reloads = `${(2 * each).toLocaleString('en')} reloads beside ${name}`
  console.log(isWell ? `${reloads}: the same account each time` : `${output}\n${reloads}: wrong`)
}

/** @param {string} place @param {string} file @param {Readonly<Record<string, string>>} variables */
function runJest(place, file, variables) {
  const cwd = fileURLToPath(new URL(`../../${place}/`, import.meta.url))
  const jest = createRequire(join(cwd, 'package.json')).resolve('jest/bin/jest')
  const { status, stdout, stderr } = spawnSync(process.execPath, [jest, '--ci', '--runInBand', '--silent', file], {
    ...{ cwd, env: { ...process.env, NODE_NO_WARNINGS: '1', WALLETS_SEED: values.seed, ...variables } },
    ...{ encoding: 'utf8', maxBuffer: 100_000_000 },
  })
  if (status !== 0) process.exitCode = 1
  return { isWell: status === 0, output: `${stdout}${stderr}` }
}
