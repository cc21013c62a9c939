'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { RowRange } from './rendered-rows.js'
import { useVirtualRows } from './use-virtual-rows.js'

/**
 * `keyOf` must be the same function on each render. `guess`: estimated height in px of a row that was not measured. `kept`:
 * indexes of rows that stay rendered. `onNear` receives the rows near the screen. `as`: a `ul` renders its rows as `li` with
 * their position and the total.
 */
export type VirtualRowsProps<Row> = {
  as: 'ul' | 'div'
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string
  guess: number
  kept: readonly number[]
  label?: string
  onNear?: (near: RowRange, hasMoved: boolean) => void
  children: (row: Row, index: number) => ReactNode
}

/** Virtualized rows inside a scroll container: renders only rows near the screen. While scrolling fast, blocks replace rows. */
export function VirtualRows<Row>({
  as: List,
  rows,
  keyOf,
  guess,
  kept,
  label,
  onNear,
  children,
}: VirtualRowsProps<Row>) {
  const { list, shown, after, watch } = useVirtualRows({ rows, keyOf, guess, kept, onNear })
  return (
    <>
      <List ref={list} aria-label={label} className="bl:flow-root bl:[overflow-anchor:none]">
        {shown.map(({ index, gap, height }) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <VirtualRow
                key={keyOf(row, index)}
                as={List === 'ul' ? 'li' : 'div'}
                index={index}
                count={List === 'ul' ? rows.length : undefined}
                gap={gap}
                height={height}
                watch={watch}
              >
                {height === undefined && children(row, index)}
              </VirtualRow>
            )
          )
        })}
      </List>
      <div style={{ height: after }} className="bl:[overflow-anchor:none]" />
    </>
  )
}

type VirtualRowProps = {
  as: 'li' | 'div'
  index: number
  count: number | undefined
  gap: number
  height: number | undefined
  watch: ReturnType<typeof useVirtualRows>['watch']
  children: ReactNode
}

function VirtualRow({ as: Item, index, count, gap, height, watch, children }: VirtualRowProps) {
  const item = useRef<HTMLLIElement & HTMLDivElement>(null)
  const isDrawn = height === undefined
  useLayoutEffect(() => (item.current && isDrawn ? watch(item.current, index) : undefined), [index, watch, isDrawn])
  return (
    <Item
      ref={item}
      aria-setsize={count}
      aria-posinset={count && index + 1}
      data-part={isDrawn ? undefined : 'row-block'}
      className={isDrawn ? undefined : 'bl:rounded-row bl:bg-surface bl:bg-clip-content bl:py-1'}
      style={{ marginTop: gap || undefined, height }}
    >
      {children}
    </Item>
  )
}
