/**
 * Which rows of a long list are in the page: those near the screen, and some that stay.
 *
 * The rows stand in the flow of the page, with gaps for those that are not there: one that is higher than was guessed is
 * right where it is, and nothing is drawn a second time in the frame that measures it.
 *
 * In      rows    in their order
 *         keyOf   tells a row from all others; the same function from one drawing to the next
 *         guess   height of a row that has not been measured, in pixels
 *         kept    indexes of rows that stay in the page wherever one scrolls
 *         onNear  called with the rows near the screen, and whether anybody has scrolled to them
 * Out     list    ref of the element around the rows, which is in what scrolls
 *         shown   the rows of the page, each with the gap above it; with its height where it is not drawn
 *         after   height of the rows behind the last of them
 *         watch   measures a row's element as long as it is there; returns what ends it
 * Source  R-VIEW-26, R-FLOW-25, R-ACCT-25
 */
'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { MARGIN, scrollerOf, sizeObserver, topOf } from './list-geometry.js'
import type { RowRange } from './rendered-rows.js'
import { createRowOffsets, type KeyOf } from './row-offsets.js'
import { useVisibleRows } from './use-visible-rows.js'

/** What tells one list from another. */
export type VirtualRowsParams<Row> = {
  rows: readonly Row[]
  keyOf: KeyOf<Row>
  guess: number
  kept: readonly number[]
  onNear?: ((near: RowRange, hasMoved: boolean) => void) | undefined
}

/** Which rows are in the page, and where. */
export function useVirtualRows<Row>({ rows, keyOf, guess, kept, onNear }: VirtualRowsParams<Row>) {
  const [places] = useState(() => createRowOffsets<Row>(guess))
  places.take(rows, keyOf)
  const list = useRef<HTMLUListElement & HTMLDivElement>(null)
  const rowOf = useRef(new Map<Element, number>())
  const sizes = useRef<ResizeObserver>(undefined)

  const { near, drawn, hasMoved, follow, moved } = useVisibleRows({ list, places, rows, guess })
  useEffect(() => onNear?.(near, hasMoved), [onNear, near, hasMoved])

  const measure = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      const scroller = scrollerOf(list.current)
      if (!scroller) return
      const still = stillPlace(list.current, scroller)
      let above = 0
      for (const { target, contentRect } of entries) {
        const wrong = places.measure(rowOf.current.get(target) ?? -1, contentRect.height)
        if (wrong !== 0 && target.getBoundingClientRect().bottom <= still) above += wrong
      }
      // What is in sight stays where it is. Not every browser sees to that.
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
      sizes.current ??= sizeObserver(measure)
      rowOf.current.set(row, index)
      sizes.current?.observe(row)
      return () => {
        rowOf.current.delete(row)
        sizes.current?.unobserve(row)
      }
    },
    [measure],
  )

  const here = [...new Set([...kept, ...indexesOf(near)])]
    .filter((at) => at < rows.length)
    .sort((one, other) => one - other)
  const isDrawn = (index: number) => kept.includes(index) || (index >= drawn.first && index < drawn.end)
  const gapOf = (index: number, before: number) => places.topOf(index) - places.topOf(before + 1)
  return {
    list,
    shown: here.map((index, at) => ({
      index,
      gap: gapOf(index, here[at - 1] ?? -1),
      height: isDrawn(index) ? undefined : gapOf(index + 1, index - 1),
    })),
    after: gapOf(rows.length, here.at(-1) ?? -1),
    watch,
  }
}

function indexesOf({ first, end }: RowRange): readonly number[] {
  return Array.from({ length: end - first }, (_, at) => first + at)
}

/** What stands here does not move: the place that has the focus where it is near, or what is first in sight. */
function stillPlace(list: Element | null, scroller: Element): number {
  const top = topOf(scroller)
  const focused = list?.querySelector(':focus')
  const place = focused ? topOf(focused) : top
  return place > top && place < top + scroller.clientHeight + MARGIN ? place : top
}
