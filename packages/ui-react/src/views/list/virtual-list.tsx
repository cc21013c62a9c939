'use client'

import type { ReactElement, ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import { ScrollArea } from '../../parts/scroll-area.js'
import { useVirtualList } from './use-virtual-list.js'

/**
 * `isStop`: the row's element takes the focus, and has its index as `data-index`; `render` gets which of them is in the Tab
 * order. `end` stands under the rows.
 */
export type VirtualListProps<Row> = {
  label: string
  rows: readonly Row[]
  isStop: (row: Row) => boolean
  rowHeight: number
  render: (row: Row, index: number, stop: number | undefined) => ReactElement
  end: ReactNode
}

/** Rows that scroll inside the card; of many only those near the screen are in the page. One Tab stop, arrows between rows. */
export function VirtualList<Row>({ label, rows, isStop, rowHeight, render, end }: VirtualListProps<Row>) {
  const { stop, isWhole, ...keys } = useVirtualList(rows, isStop)
  return (
    // Without a row that takes the focus the list itself does, so that it scrolls by keys.
    <ScrollArea
      tabIndex={stop === undefined ? 0 : -1}
      className="bl:-mx-1 bl:max-h-[520px] bl:min-h-[min(190px,100%)] bl:scroll-py-6 bl:px-1"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div {...keys.list} role="group" aria-label={label}>
        {isWhole ? (
          <ul>
            {rows.map((row, index) => {
              const line = render(row, index, stop)
              return <li key={line.key}>{line}</li>
            })}
          </ul>
        ) : (
          <Virtualizer {...keys.lines} as="ul" item="li" data={rows} itemSize={rowHeight}>
            {(row, index) => render(row, index, stop)}
          </Virtualizer>
        )}
      </div>
      {end}
    </ScrollArea>
  )
}
