import type { ReactNode } from 'react'

/** A table that scrolls horizontally on narrow pages. The first cell of a row is its header. */
export function Table({ label, columns, rows }: { label: string; columns: readonly string[]; rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard
    <section className="table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...rest] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move
                <td key={at} data-label={columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export type Row = { readonly id: string; readonly cells: readonly ReactNode[] }
