// @ts-check
/**
 * Prints the cases as a table: for each value of each dimension and family the number of failures and cases.
 *
 * @typedef {{ family: string, seed: number, number: number, values: Readonly<Record<string, string>>, problems: readonly string[] }} Result
 */

const NARROWEST = 9

/**
 * @param {readonly Result[]} results
 * @returns {string}
 */
export function printTable(results) {
  const families = [...new Set(results.map(({ family }) => family))]
  const dimensions = [...new Set(results.flatMap(({ values }) => Object.keys(values)))]
  const rows = dimensions.flatMap((dimension) =>
    [...new Set(results.map(({ values }) => values[dimension]))].sort().map((value) => ({ dimension, value })),
  )
  const names = rows.map(({ dimension, value }) => `${dimension}: ${value}`)
  const width = Math.max(0, ...names.map(({ length }) => length)) + 2
  /** @param {string} name @param {readonly string[]} cells */
  const line = (name, cells) => name.padEnd(width) + cells.map((cell) => cell.padStart(NARROWEST + 2)).join('')
  /** @param {readonly Result[]} some */
  const count = (some) => `${some.filter(isWrong).length}/${some.length}`
  const wrong = results.filter(isWrong)
  return [
    line('wrong/cases', families),
    ...rows.map(({ dimension, value }, index) =>
      line(
        names[index] ?? '',
        families.map((family) => {
          const here = results.filter((one) => one.family === family && one.values[dimension] === value)
          return here.length === 0 ? '–' : count(here)
        }),
      ),
    ),
    '',
    ...wrong.map(
      ({ family, seed, number, values, problems }) =>
        `--family ${family} --seed ${seed} --case ${number} (${Object.values(values).join(', ')}): ${problems.join('; ')}`,
    ),
    `${results.length} cases, ${wrong.length} wrong`,
  ].join('\n')
}

/** @param {Result} result */
function isWrong({ problems }) {
  return problems.length > 0
}
