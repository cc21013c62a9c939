// @ts-check
/**
 * Shows every view that asks a service or a chain's node while each of its endpoints fails in each way, and prints what became of it.
 *
 * In      argv: words of views, endpoints or faults, as in the names of the tests; all of them when there is none
 * Out     the table; what Jest has to say of a cell that fails; exit code 1 when one did
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '../commands/command-line.mjs'
import { line } from './command-line.mjs'
import { faultTable } from './fault-table.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bowline-faults-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const report = join(folder, 'cells.json')
const cwd = fileURLToPath(new URL('../../packages/ui-react/', import.meta.url))
const jest = createRequire(join(cwd, 'package.json')).resolve('jest/bin/jest')
const { positionals: words } = readCommandLine(line)
const names = words.length > 0 ? ['--testNamePattern', words.join('.*')] : []

const { status, stdout, stderr } = spawnSync(process.execPath, [jest, '--ci', '--silent', 'test/faults', ...names], {
  ...{ cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 },
  env: { ...process.env, NODE_NO_WARNINGS: '1', FAULTS: 'all', FAULTS_REPORT: report },
})
if (existsSync(report)) console.log(faultTable(JSON.parse(readFileSync(report, 'utf8'))))
if (status !== 0) {
  console.error(`${stdout}${stderr}`)
  process.exitCode = 1
}
