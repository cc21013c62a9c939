// @ts-check
/**
 * Shows every view that uses a service or a node while each of its endpoints fails in each way, and sends on each chain
 * while each step fails in each way; prints the outcomes.
 *
 * In      argv: names of views, endpoints or faults, as in the test names; `sending` for the sends alone; everything when
 *         there is none
 * Out     the tables; Jest's output for a cell that fails; exit code 1 when one did, 2 when no
 *         test has that name
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '../commands/command-line.mjs'
import { root } from '../commands/repository.mjs'
import { runJest } from '../commands/run-jest.mjs'
import { ownFolder } from '../commands/temp-folder.mjs'
import { line } from './command-line.mjs'
import { faultTable, LEGENDS } from './fault-table.mjs'

const { positionals: words, values } = readCommandLine(line)
const isSending = words[0] === 'sending'
if (!isSending) await showViews()
if (isSending || words.length === 0) await send()

async function showViews() {
  const report = join(ownFolder('bowline-faults-'), 'cells.json')
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')
  const names = words.length > 0 ? ['--testNamePattern', pattern] : []
  const variables = { FAULTS: 'all', FAULTS_REPORT: report }
  const { isWell, output } = await runJest('packages/ui-react', ['--silent', 'test/faults', ...names], variables)
  if (existsSync(report)) console.log(faultTable(JSON.parse(readFileSync(report, 'utf8'))))
  if (!isWell) console.error(output)
  else if (!existsSync(report)) {
    console.error(
      `No test's name holds ${words.join(' … ')}. \`npm run test:faults\` prints all views, endpoints and faults.`,
    )
    process.exitCode = 2
  }
}

async function send() {
  const folder = join(root, '.cache')
  const report = join(folder, 'faults-sending.jsonl')
  mkdirSync(folder, { recursive: true })
  if (!values.resume) rmSync(report, { force: true })
  const variables = { SENDING_CELLS: 'all', SENDING_REPORT: report }
  const { isWell, output } = await runJest('tooling/transaction-matrix', ['--silent', 'test/sending'], variables)
  const lines = existsSync(report) ? readFileSync(report, 'utf8').split('\n').filter(Boolean) : []
  console.log(
    faultTable(
      lines.map((text) => JSON.parse(text)),
      LEGENDS.sending,
    ),
  )
  if (!isWell) console.error(output)
}
