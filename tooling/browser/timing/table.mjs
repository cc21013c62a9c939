// @ts-check
/** Figures as rows of text. */

/** @typedef {{ label: string, values: readonly number[], unit: 'ms' | 'kB' | '', bound?: number }} Row */

/** The middle one; of an even number the higher of the two. @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Whether the median keeps within the bound. @param {Row} row */
export const isWithin = ({ values, bound }) => bound === undefined || median(values) <= bound

/** @param {readonly Row[]} rows */
export function table(rows) {
  const cells = rows.map((row) => {
    const { label, values, unit, bound } = row
    const spread = values.length > 1 ? `${shown(Math.min(...values), unit)} – ${shown(Math.max(...values), unit)}` : ''
    const verdict = bound === undefined ? '' : `≤ ${bound} ${isWithin(row) ? 'ok' : 'MISSED'}`
    return [label, `${shown(median(values), unit)} ${unit}`.trim(), spread, verdict]
  })
  const widths = [0, 1, 2].map((at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)))
  return cells
    .map(([label = '', value = '', spread = '', verdict = '']) =>
      [label.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0), spread.padStart(widths[2] ?? 0), verdict]
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

/** @param {number} value @param {Row['unit']} unit */
const shown = (value, unit) => (unit === 'kB' ? (value / 1000).toFixed(1) : value.toFixed(0))
