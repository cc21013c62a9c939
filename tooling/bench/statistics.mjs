// @ts-check
/** Statistics: medians, ratios, bounds, and how they are printed. */

/**
 * @typedef {object} Row
 * @property {string} group             its name for `--only`
 * @property {string} label
 * @property {string} title             of the app
 * @property {'ms' | 'kB' | ''} unit
 * @property {readonly number[]} values
 * @property {{ title: string, values: readonly number[] }} [base]  the baseline of the same run
 * @property {{ ratio: number } | { most: number }} [bound]         on the ratio of the medians, or on the median
 */

/** The median; of an even number the higher of the two middle values. @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Ratio to the base, or undefined without one. @param {Row} row */
export const ratioOf = ({ values, base }) => (base === undefined ? undefined : median(values) / median(base.values))

/** Whether the row is within its bound; false if it could not be measured. @param {Row} row */
export function isWithin(row) {
  const { bound, values } = row
  if (bound === undefined) return true
  if ('ratio' in bound) return (ratioOf(row) ?? Number.NaN) <= bound.ratio
  return median(values) <= bound.most
}

/** All rows as lines of text. @param {readonly Row[]} rows */
export function table(rows) {
  const head = ['', 'app', 'median', 'least – most', 'base', 'ratio', 'bound']
  const cells = rows.map((row) => {
    const { label, title, values, unit, base } = row
    const spread = values.length > 1 ? `${shown(Math.min(...values), unit)} – ${shown(Math.max(...values), unit)}` : ''
    const ratio = ratioOf(row)
    return [
      label,
      title,
      withUnit(median(values), unit),
      spread,
      base === undefined ? '' : withUnit(median(base.values), unit),
      ratio === undefined ? '' : times(ratio),
      verdict(row),
    ]
  })
  const lines = [head, ...cells]
  const widths = head.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * The table of the page “Compare”: one line for each label that more than one app has, one column for each app.
 * @param {readonly Row[]} rows
 * @param {{ titles: readonly string[], circumstances: string }} how
 */
export function comparedSection(rows, { titles, circumstances }) {
  const labels = [...new Set(rows.map(({ label }) => label))].filter(
    (label) => new Set(rows.filter((row) => row.label === label).map(({ title }) => title)).size > 1,
  )
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`
  const cell = (/** @type {string} */ label, /** @type {string} */ title) => {
    const row = rows.find((one) => one.label === label && one.title === title)
    if (row === undefined) return '–'
    const ratio = ratioOf(row)
    const value = withUnit(median(row.values), row.unit)
    return ratio === undefined ? value : `${value} (${times(ratio)})`
  }
  return [
    '## Compared',
    '',
    circumstances,
    '',
    line(['', ...titles]),
    line(['---', ...titles.map(() => '--:')]),
    ...labels.map((label) => line([label, ...titles.map((title) => cell(label, title))])),
  ].join('\n')
}

/** @param {Row} row */
function verdict(row) {
  if (row.bound === undefined) return ''
  const most = 'ratio' in row.bound ? times(row.bound.ratio) : withUnit(row.bound.most, row.unit)
  return `≤ ${most} ${isWithin(row) ? 'ok' : 'MISSED'}`
}

/** @param {number} ratio */
const times = (ratio) => `${Number.isInteger(ratio) ? ratio : ratio.toFixed(Math.abs(ratio) < 1.5 ? 2 : 1)}×`

/** @param {number} value @param {Row['unit']} unit */
const withUnit = (value, unit) => `${shown(value, unit)} ${unit}`.trim()

/** @param {number} value @param {Row['unit']} unit */
const shown = (value, unit) => (unit === 'kB' ? (value / 1000).toFixed(1) : value.toFixed(0))
