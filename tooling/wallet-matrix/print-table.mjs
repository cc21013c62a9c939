// @ts-check
/**
 * Prints the matrix as a table.
 *
 * @typedef {{ kind: string, moment: string, fault: string, seed: number, problems: readonly string[] }} Result
 */

/**
 * @param {readonly Result[]} results
 * @returns {string}
 */
export function printTable(results) {
  const wrong = results.filter(({ problems }) => problems.length > 0)
  const kinds = [...new Set(results.map(({ kind }) => kind))]
  const moments = [...new Set(results.map(({ moment }) => moment))]
  const width = Math.max(...kinds.map(({ length }) => length)) + 2
  const row = (/** @type {string} */ name, /** @type {readonly string[]} */ cells) =>
    name.padEnd(width) + cells.map((cell, index) => cell.padStart((moments[index] ?? '').length + 2)).join('')
  const cell = (/** @type {string} */ kind, /** @type {string} */ moment) => {
    const here = results.filter((one) => one.kind === kind && one.moment === moment)
    if (here.length === 0) return '–'
    return `${wrong.filter((one) => here.includes(one)).length}/${here.length}`
  }
  return [
    row('wrong/cells', moments),
    ...kinds.map((kind) =>
      row(
        kind,
        moments.map((moment) => cell(kind, moment)),
      ),
    ),
    '',
    ...wrong.map(
      ({ kind, moment, fault, seed, problems }) =>
        `${kind}, ${moment}, ${fault} (seed ${seed}): ${problems.join('; ')}`,
    ),
    `${results.length} cells, ${wrong.length} wrong`,
  ].join('\n')
}
