'use client'

import type { ReactNode } from 'react'
import { ScrollArea } from '../../../components/scroll-area.js'
import { useVirtualList } from './use-virtual-list.js'
import { VirtualRows } from './virtual-rows/virtual-rows.js'

/**
 * `isStop`: whether a row can be focused; its element then has its index as `data-index`. `render` receives the index of the
 * Tab stop. `end` follows the rows. `isInline`: the card scrolls the list together with the content above it.
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

/** Virtualized list that scrolls inside the card: renders only rows near the screen. One Tab stop, arrow keys between rows. */
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
    // When no row can be focused, the list itself can be, so that keys scroll it.
    <ScrollArea tabIndex={stop === undefined ? 0 : -1} className="bl:-mx-1 bl:max-h-[520px] bl:scroll-py-6 bl:px-1">
      {content}
    </ScrollArea>
  )
}

const keyOf = ({ key }: { readonly key: string }): string => key
