// @ts-check
/**
 * The matrix as a table for people.
 *
 * @typedef {{ kind: string, moment: string, fault: string, seed: number, problems?: readonly string[] | undefined }} Result
 *   `problems` is absent where the wallet has no such moment
 */

/**
 * @param {readonly Result[]} results
 * @returns {string}
 */
export function printTable(results) {
  const run = results.filter(({ problems }) => problems !== undefined)
  const wrong = run.filter(({ problems = [] }) => problems.length > 0)
  const kinds = [...new Set(run.map(({ kind }) => kind))]
  const moments = [...new Set(run.map(({ moment }) => moment))]
  const width = Math.max(...kinds.map(({ length }) => length)) + 2
  const row = (/** @type {string} */ name, /** @type {readonly string[]} */ cells) =>
    name.padEnd(width) + cells.map((cell, index) => cell.padStart((moments[index] ?? '').length + 2)).join('')
  const cell = (/** @type {string} */ kind, /** @type {string} */ moment) => {
    const here = run.filter((one) => one.kind === kind && one.moment === moment)
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
      ({ kind, moment, fault, seed, problems = [] }) =>
        `${kind}, ${moment}, ${fault} (seed ${seed}): ${problems.join('; ')}`,
    ),
    `${run.length} cells, ${wrong.length} wrong`,
  ].join('\n')
}
