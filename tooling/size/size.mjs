// @ts-check
/**
 * `npm run size`: what the kit costs a page, from the built packages, as app bundlers ship them: the README's ten
 * lines compared with the same page with only React, built by Vite, Next.js, webpack and esbuild with their default production
 * settings. Each row lists what a moment of a visit loads beyond the moments before it.
 *
 * In      options of `command-line.mjs`
 * Out     a table: size after gzip, its budget, the agreed size; files, their budget; what is overdue or nearly so
 * Exit    1 when a budget is not kept and not overdue, an overdue row has grown, or a row has grown by more than 5 % over what was agreed on
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '../commands/command-line.mjs'
import { BUDGETS, OVERDUE } from './budgets.mjs'
import { judge, toKilobytes } from './check-budgets.mjs'
import { line } from './command-line.mjs'
import { isQuickRow, measure } from './measures.mjs'

const snapshot = new URL('./sizes.json', import.meta.url)
const { values } = readCommandLine(line)

const isQuick = values.quick === true
const rows = await measure({ isQuick }).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
/** @type {Record<string, number>} */
const before = existsSync(snapshot) ? JSON.parse(readFileSync(snapshot, 'utf8')) : {}
const measured = Object.fromEntries(
  rows.flatMap(({ name, bytes }) => (bytes === undefined ? [] : [[name, toKilobytes(bytes)]])),
)
/** @template T @param {Readonly<Record<string, T>>} table */
const ofSet = (table) => Object.fromEntries(Object.entries(table).filter(([name]) => !isQuick || isQuickRow(name)))
const agreed = values.update ? measured : ofSet(before)
if (values.update) {
  writeFileSync(snapshot, `${JSON.stringify(isQuick ? { ...before, ...measured } : measured, null, 2)}\n`)
}

const tableRow = (/** @type {string} */ name, /** @type {string[]} */ ...cells) =>
  `${name.padEnd(42)}${cells.map((cell) => cell.padStart(9)).join('')}`.trimEnd()
const inKilobytes = (/** @type {number | undefined} */ bytes) =>
  bytes === undefined ? '' : toKilobytes(bytes).toFixed(1)
console.log(tableRow('kB after gzip', 'size', 'budget', 'agreed', 'files', 'budget'))
for (const { name, bytes, files } of rows) {
  const budget = BUDGETS[name] ?? {}
  const counts = [files, budget.files].map((count) => (count === undefined ? '' : `${count}`))
  console.log(tableRow(name, inKilobytes(bytes), inKilobytes(budget.bytes), before[name]?.toFixed(1) ?? '', ...counts))
}

const { faults, notes } = judge(rows, { budgets: ofSet(BUDGETS), overdue: ofSet(OVERDUE), agreed })
if (notes.length > 0) console.log(`\nOverdue, or nearly so:\n${notes.join('\n')}`)
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`)
  process.exitCode = 1
}
