// @ts-check
/**
 * Runs the matrix of wallets, faults and moments.
 *
 * In      argv: [--seed=1] [--share=1]
 * Out     a table of kinds and moments: how many cells went wrong, of how many; each wrong cell with its seed and what was
 *         wrong; exit code 1 when one did
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

const { values } = readCommandLine(line)
const folder = mkdtempSync(join(tmpdir(), 'bowline-wallets-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const report = join(folder, 'report.json')
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [createRequire(import.meta.url).resolve('jest/bin/jest'), '--ci', '--runInBand', '--silent'],
  {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      WALLETS_REPORT: report,
      WALLETS_SEED: values.seed,
      WALLETS_SHARE: values.share,
    },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  },
)
if (!existsSync(report)) {
  console.error(`${stdout}${stderr}`)
  process.exit(1)
}
console.log(printTable(JSON.parse(readFileSync(report, 'utf8'))))
process.exitCode = status ?? 1
