// @ts-check
/**
 * `npm run size`: what the kit costs a page, from the built packages.
 *
 * In      --update   agrees on the sizes measured now, as far as they keep their budgets
 * Out     a table: size after gzip, budget, size agreed on
 * Exit    1 when a budget is not kept, or a row has grown by more than 5 % over what was agreed on
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measure } from './measures.mjs'
import { findFaults, toKilobytes } from './verdict.mjs'

const snapshot = new URL('./sizes.json', import.meta.url)
const { values } = parseArgs({ options: { update: { type: 'boolean' } } })

const rows = await measure().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
/** @type {Record<string, number>} */
const before = existsSync(snapshot) ? JSON.parse(readFileSync(snapshot, 'utf8')) : {}
const measured = Object.fromEntries(rows.map(({ name, bytes }) => [name, toKilobytes(bytes)]))
const agreed = values.update ? measured : before
if (values.update) writeFileSync(snapshot, `${JSON.stringify(measured, null, 2)}\n`)

const line = (/** @type {string} */ name, /** @type {string[]} */ ...cells) =>
  `${name.padEnd(30)}${cells.map((cell) => cell.padStart(10)).join('')}`.trimEnd()
const inKilobytes = (/** @type {number | undefined} */ kilobytes) =>
  kilobytes === undefined ? '' : kilobytes.toFixed(1)
console.log(line('kB after gzip, React apart', 'size', 'budget', 'agreed'))
for (const { name, bytes, budget } of rows) {
  const limit = budget === undefined ? '' : inKilobytes(toKilobytes(budget))
  console.log(line(name, inKilobytes(toKilobytes(bytes)), limit, inKilobytes(before[name])))
}

const faults = findFaults(rows, agreed)
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}`)
  process.exitCode = 1
}
