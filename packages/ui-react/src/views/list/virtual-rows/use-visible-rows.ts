/**
 * Which rows are near the screen, and which of them are drawn: a few more in each frame, and none while they fly past.
 *
 * In      list    ref of the element around the rows
 *         places  where they stand
 *         rows    themselves: others reach elsewhere
 *         guess   height of a row that has not been measured, in pixels
 * Out     near    the rows to have in the page
 *         drawn   those of them that are drawn; for the others something of their size stands
 *         hasMoved  what scrolls them is not at its start
 *         follow  looks anew, in the next frame
 *         moved   what scrolls was moved by so many pixels, so that what is in sight is not
 */
'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { MARGIN, scrollerOf, sizeObserver, topOf } from './list-geometry.js'
import { getRenderedRows, isSameRange } from './rendered-rows.js'
import type { createRowOffsets } from './row-offsets.js'
import { createScrollVelocity } from './scroll-velocity.js'

/** What is drawn before a list has its size, in pixels: the highest list and the margin under it. */
const FIRST_HEIGHT = 720

/** How many rows a frame draws at most. */
const ROWS_A_FRAME = 2

/** What tells one list from another. */
export type RowsNearParams = {
  list: RefObject<Element | null>
  places: Pick<ReturnType<typeof createRowOffsets>, 'rowAt'>
  rows: readonly unknown[]
  guess: number
}

/** The rows near the screen. */
export function useVisibleRows({ list, places, rows, guess }: RowsNearParams) {
  const [range, setRange] = useState(() => {
    const start = { first: 0, end: Math.ceil(FIRST_HEIGHT / guess) }
    return { near: start, drawn: start, hasMoved: false }
  })
  const last = useRef(range)
  const frame = useRef<number>(undefined)
  const [pace] = useState(createScrollVelocity)

  const follow = useCallback(() => {
    // Not before the frame: what has just been drawn would be laid out for this alone.
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined
      const scroller = scrollerOf(list.current)
      if (!list.current || !scroller || scroller.clientHeight === 0) return
      const from = topOf(scroller) - topOf(list.current)
      const near = { first: places.rowAt(from - MARGIN), end: places.rowAt(from + scroller.clientHeight + MARGIN) + 1 }
      const more = pace.isTooQuick(performance.now()) ? 0 : ROWS_A_FRAME
      const drawn = getRenderedRows(last.current.drawn, near, places.rowAt(from), more)
      const hasMoved = scroller.scrollTop > 0
      const isSame = isSameRange(near, last.current.near) && hasMoved === last.current.hasMoved
      if (!isSame || !isSameRange(drawn, last.current.drawn)) {
        last.current = { near: isSame ? last.current.near : near, drawn, hasMoved }
        setRange(last.current)
      }
      if (!isSameRange(near, drawn)) follow()
    })
  }, [list, places, pace])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows reach elsewhere
  useEffect(follow, [rows, follow])

  useEffect(() => {
    const scroller = scrollerOf(list.current)
    if (!scroller) return
    const onScroll = () => {
      pace.tell(scroller.scrollTop, performance.now())
      follow()
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    const size = sizeObserver(follow)
    size?.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', onScroll)
      size?.disconnect()
      if (frame.current !== undefined) cancelAnimationFrame(frame.current)
      frame.current = undefined
    }
  }, [list, follow, pace])

  return { ...range, follow, moved: pace.shift }
}
