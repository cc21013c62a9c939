'use client'

import type { ReactNode } from 'react'
import { ScrollArea } from '../../components/scroll-area.js'
import { useVirtualList } from './use-virtual-list.js'
import { VirtualRows } from './virtual-rows/virtual-rows.js'

/**
 * `isStop`: the row's element takes the focus, and has its index as `data-index`; `render` gets which of them is in the Tab
 * order. `end` stands under the rows. `isInline`: the card scrolls it, with what stands above.
 */
export type VirtualListProps<Row> = {
  label: string
  rows: readonly Row[]
  isStop: (row: Row) => boolean
  rowHeight: number
  render: (row: Row, index: number, stop: number | undefined) => ReactNode
  end: ReactNode
  isInline?: boolean | undefined
}

/** Rows that scroll inside the card; of many only those near the screen are in the page. One Tab stop, arrows between rows. */
export function VirtualList<Row extends { readonly key: string }>({
  label,
  rows,
  isStop,
  rowHeight,
  render,
  end,
  isInline = false,
}: VirtualListProps<Row>) {
  const { list, kept, stop } = useVirtualList(rows, isStop)
  const content = (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields */}
      <div {...list} role="group" aria-label={label}>
        <VirtualRows as="ul" rows={rows} keyOf={keyOf} guess={rowHeight} kept={kept}>
          {(row, index) => render(row, index, stop)}
        </VirtualRows>
      </div>
      {end}
    </>
  )
  if (isInline) return content
  return (
    // Without a row that takes the focus the list itself does, so that it scrolls by keys.
    <ScrollArea tabIndex={stop === undefined ? 0 : -1} className="bl:-mx-1 bl:max-h-[520px] bl:scroll-py-6 bl:px-1">
      {content}
    </ScrollArea>
  )
}

const keyOf = ({ key }: { readonly key: string }): string => key
