'use client'

/**
 * Decides which rows of a virtualized list are near the screen, and which of them have their content rendered: each frame adds
 * a few rows, and none while the list scrolls too fast to read.
 *
 * In      list    ref of the element around the rows
 *         places  positions of the rows
 *         rows    the rows; new rows trigger an update
 *         guess   estimated height of a row that was not measured, in px
 * Out     near    rows to have in the DOM
 *         drawn   rows of those that have their content rendered; the others are blocks of the same size
 *         hasMoved  whether the scroll container is not at its start
 *         follow  updates the rows in the next frame
 *         moved   records that the scroll position was corrected by a number of px, without a visible change
 */

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createSizeObserver, getScroller, getTop, MARGIN } from './list-geometry.js'
import { getRenderedRows, isSameRange } from './rendered-rows.js'
import type { createRowOffsets } from './row-offsets.js'
import { createScrollVelocity } from './scroll-velocity.js'

/** Height in px to render before the list has a size: the highest list and the margin below it. */
const FIRST_HEIGHT = 720

/** Maximum number of rows that one frame adds. */
const ROWS_PER_FRAME = 2

/** Rows of the list, and their positions. */
export type VisibleRowsParams = {
  list: RefObject<Element | null>
  places: Pick<ReturnType<typeof createRowOffsets>, 'rowAt'>
  rows: readonly unknown[]
  guess: number
}

/** Rows near the screen, updated on scroll and on resize. */
export function useVisibleRows({ list, places, rows, guess }: VisibleRowsParams) {
  const [range, setRange] = useState(() => {
    const start = { first: 0, end: Math.ceil(FIRST_HEIGHT / guess) }
    return { near: start, drawn: start, hasMoved: false }
  })
  const last = useRef(range)
  const frame = useRef<number>(undefined)
  const [velocity] = useState(createScrollVelocity)

  const follow = useCallback(() => {
    // Waits for the next frame: measuring now would force a layout of what was just rendered.
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined
      const scroller = getScroller(list.current)
      if (!list.current || !scroller || scroller.clientHeight === 0) return
      const from = getTop(scroller) - getTop(list.current)
      const near = { first: places.rowAt(from - MARGIN), end: places.rowAt(from + scroller.clientHeight + MARGIN) + 1 }
      const more = velocity.isTooQuick(performance.now()) ? 0 : ROWS_PER_FRAME
      const drawn = getRenderedRows(last.current.drawn, near, places.rowAt(from), more)
      const hasMoved = scroller.scrollTop > 0
      const isSame = isSameRange(near, last.current.near) && hasMoved === last.current.hasMoved
      if (!isSame || !isSameRange(drawn, last.current.drawn)) {
        last.current = { near: isSame ? last.current.near : near, drawn, hasMoved }
        setRange(last.current)
      }
      if (!isSameRange(near, drawn)) follow()
    })
  }, [list, places, velocity])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows change what is near the screen
  useEffect(follow, [rows, follow])

  useEffect(() => {
    const scroller = getScroller(list.current)
    if (!scroller) return
    const onScroll = () => {
      velocity.record(scroller.scrollTop, performance.now())
      follow()
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    const size = createSizeObserver(follow)
    size?.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', onScroll)
      size?.disconnect()
      if (frame.current !== undefined) cancelAnimationFrame(frame.current)
      frame.current = undefined
    }
  }, [list, follow, velocity])

  return { ...range, follow, moved: velocity.shift }
}
