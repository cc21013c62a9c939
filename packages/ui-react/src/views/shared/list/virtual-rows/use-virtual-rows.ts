'use client'

/**
 * Decides which rows of a virtualized list are in the DOM: rows near the screen, and rows to keep.
 *
 * Rows are in normal flow, with gaps in place of the rows that are not in the DOM. So a row that is higher than estimated is
 * positioned correctly, and no frame renders it twice.
 *
 * In      rows    rows in order
 *         keyOf   identifies a row; must be the same function on each render
 *         guess   estimated height of a row that was not measured, in px
 *         kept    indexes of rows that stay rendered at every scroll position
 *         onNear  receives the rows near the screen, and whether the user has scrolled
 * Out     list    ref of the element around the rows, inside a scroll container
 *         shown   rows in the DOM, each with the gap above it; with a height when its content is not rendered
 *         after   height of the rows after the last row in the DOM
 *         watch   measures the element of a row; returns a function that stops it
 * Source  R-VIEW-26, R-FLOW-25, R-ACCT-25
 */

import { useCallback, useEffect, useRef, useState } from 'react'
import { createSizeObserver, getScroller, getTop, MARGIN } from './list-geometry.js'
import type { RowRange } from './rendered-rows.js'
import { createRowOffsets, type KeyOf } from './row-offsets.js'
import { useVisibleRows } from './use-visible-rows.js'

/** Rows and their keys, heights and callbacks. */
export type VirtualRowsParams<Row> = {
  rows: readonly Row[]
  keyOf: KeyOf<Row>
  guess: number
  kept: readonly number[]
  onNear?: ((near: RowRange, hasMoved: boolean) => void) | undefined
}

/** Rows in the DOM, and their positions. */
export function useVirtualRows<Row>({ rows, keyOf, guess, kept, onNear }: VirtualRowsParams<Row>) {
  const [places] = useState(() => createRowOffsets<Row>(guess))
  places.setRows(rows, keyOf)
  const list = useRef<HTMLUListElement & HTMLDivElement>(null)
  const rowOf = useRef(new Map<Element, number>())
  const sizes = useRef<ResizeObserver>(undefined)

  const { near, drawn, hasMoved, follow, moved } = useVisibleRows({ list, places, rows, guess })
  useEffect(() => onNear?.(near, hasMoved), [onNear, near, hasMoved])

  const measure = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      const scroller = getScroller(list.current)
      if (!scroller) return
      const anchor = getAnchorPosition(list.current, scroller)
      let above = 0
      for (const { target, contentRect } of entries) {
        const difference = places.measure(rowOf.current.get(target) ?? -1, contentRect.height)
        if (difference !== 0 && target.getBoundingClientRect().bottom <= anchor) above += difference
      }
      // Corrects the scroll position, so that visible rows do not move. Not every browser does that.
      if (above !== 0) {
        moved(above)
        scroller.scrollTop += above
      }
      follow()
    },
    [places, follow, moved],
  )
  const watch = useCallback(
    (row: Element, index: number) => {
      sizes.current ??= createSizeObserver(measure)
      rowOf.current.set(row, index)
      sizes.current?.observe(row)
      return () => {
        rowOf.current.delete(row)
        sizes.current?.unobserve(row)
      }
    },
    [measure],
  )

  const rendered = [...new Set([...kept, ...listIndexes(near)])]
    .filter((at) => at < rows.length)
    .sort((one, other) => one - other)
  const isDrawn = (index: number) => kept.includes(index) || (index >= drawn.first && index < drawn.end)
  const gapOf = (index: number, before: number) => places.topOf(index) - places.topOf(before + 1)
  return {
    list,
    shown: rendered.map((index, at) => ({
      index,
      gap: gapOf(index, rendered[at - 1] ?? -1),
      height: isDrawn(index) ? undefined : gapOf(index + 1, index - 1),
    })),
    after: gapOf(rows.length, rendered.at(-1) ?? -1),
    watch,
  }
}

function listIndexes({ first, end }: RowRange): readonly number[] {
  return Array.from({ length: end - first }, (_, at) => first + at)
}

/** Position that must not move: that of the focused element if it is near the visible area, else the top of the area. */
function getAnchorPosition(list: Element | null, scroller: Element): number {
  const top = getTop(scroller)
  const focused = list?.querySelector(':focus')
  const position = focused ? getTop(focused) : top
  return position > top && position < top + scroller.clientHeight + MARGIN ? position : top
}
