// @ts-check
/**
 * Shows every view that asks a service or a chain's node while each of its endpoints fails in each way, and prints what became of it.
 *
 * In      argv: words of views, endpoints or faults, as in the names of the tests; all of them when there is none
 * Out     the table; what Jest has to say of a cell that fails; exit code 1 when one did, 2 when no
 *         test is named so
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '../commands/command-line.mjs'
import { ownFolder } from '../commands/own-folder.mjs'
import { runJest } from '../commands/run-jest.mjs'
import { line } from './command-line.mjs'
import { faultTable } from './fault-table.mjs'

const { positionals: words } = readCommandLine(line)
const report = join(ownFolder('bowline-faults-'), 'cells.json')
const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')
const names = words.length > 0 ? ['--testNamePattern', pattern] : []

const variables = { FAULTS: 'all', FAULTS_REPORT: report }
const { isWell, output } = await runJest('packages/ui-react', ['--silent', 'test/faults', ...names], variables)
if (existsSync(report)) console.log(faultTable(JSON.parse(readFileSync(report, 'utf8'))))
if (!isWell) console.error(output)
else if (!existsSync(report)) {
  console.error(`No test's name holds ${words.join(' … ')}. \`npm run faults\` prints all views, endpoints and faults.`)
  process.exitCode = 2
}
