// @ts-check
/**
 * The outcome of every view under every fault, as text: one table per view, one line per fault, one column per endpoint.
 *
 * In      cells, each with view, endpoint, fault and outcome
 * Out     the tables, then the count of each outcome
 */

/** @typedef {{ view: string, endpoint: string, fault: string, outcome: string }} FaultCell */

/** Sign of an outcome in a cell. @type {ReadonlyMap<string, string>} */
const SIGNS = new Map([
  ['unharmed', '·'],
  ['by itself', 'self'],
  ['one press', 'press'],
  ['next opening', 'next'],
  ['sent', 'sent'],
  ['unknown', '?'],
  ['not sent', 'no'],
  ['open', 'open'],
  ['failed', 'FAILED'],
])

/** Legend of a table's signs. */
export const LEGENDS = {
  views: '· as usual    self: comes back by itself    press: one press brings it    next: the next opening brings it',
  sending: 'sent: said to be sent    ?: not known yet    no: not sent, said so    open: the wallet is still asked',
}

/**
 * @param {readonly FaultCell[]} cells
 * @param {string} legend
 */
export function faultTable(cells, legend = LEGENDS.views) {
  const tables = unique(cells.map(({ view }) => view)).map((view) =>
    viewTable(
      view,
      cells.filter((cell) => cell.view === view),
    ),
  )
  const counts = [...SIGNS.keys()].flatMap((outcome) => {
    const count = cells.filter((cell) => cell.outcome === outcome).length
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${outcome}`]
  })
  return [...tables, legend, `${cells.length.toLocaleString('en')} cells: ${counts.join(', ')}`].join('\n\n')
}

/**
 * @param {string} view
 * @param {readonly FaultCell[]} cells
 */
function viewTable(view, cells) {
  const endpoints = unique(cells.map(({ endpoint }) => endpoint))
  const rows = unique(cells.map(({ fault }) => fault)).map((fault) => [
    fault,
    ...endpoints.map((endpoint) => signOf(cells.find((cell) => cell.fault === fault && cell.endpoint === endpoint))),
  ])
  const lines = [[view, ...endpoints], ...rows]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** @param {FaultCell | undefined} cell */
const signOf = (cell) => (cell === undefined ? '' : (SIGNS.get(cell.outcome) ?? cell.outcome))

/** @param {readonly string[]} names */
const unique = (names) => [...new Set(names)]
