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
 * Out     list    ref of the element around the rows, which is in what scrolls
 *         shown   the rows of the page, each with the gap above it
 *         after   height of the rows behind the last of them
 *         watch   measures a row's element as long as it is there; returns what ends it
 * Source  R-VIEW-26, R-FLOW-25, R-ACCT-25
 */
'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { createRowPlaces, type KeyOf } from './row-places.js'

/** How far outside of what is in sight rows are in the page, in pixels. */
const MARGIN = 200

/** What is drawn before a list has its size, in pixels: the highest list and the margin under it. */
const FIRST_HEIGHT = 720

const SCROLLERS = '[data-part="scroll-area"], [data-part="view-area"]'

/** What tells one list from another. */
export type VirtualRowsParams<Row> = {
  rows: readonly Row[]
  keyOf: KeyOf<Row>
  guess: number
  kept: readonly number[]
}

/** Which rows are in the page, and where. */
export function useVirtualRows<Row>({ rows, keyOf, guess, kept }: VirtualRowsParams<Row>) {
  const [{ first, end }, setRange] = useState({ first: 0, end: Math.ceil(FIRST_HEIGHT / guess) })
  const [places] = useState(() => createRowPlaces<Row>(guess))
  places.take(rows, keyOf)
  const list = useRef<HTMLUListElement & HTMLDivElement>(null)
  const rowOf = useRef(new Map<Element, number>())
  const sizes = useRef<ResizeObserver>(undefined)

  const follow = useCallback(() => {
    const scroller = list.current?.closest(SCROLLERS)
    if (!list.current || !scroller || scroller.clientHeight === 0) return
    const from = topOf(scroller) - topOf(list.current)
    const range = { first: places.rowAt(from - MARGIN), end: places.rowAt(from + scroller.clientHeight + MARGIN) + 1 }
    setRange((last) => (last.first === range.first && last.end === range.end ? last : range))
  }, [places])

  const measure = useCallback(
    (entries: readonly ResizeObserverEntry[]) => {
      const scroller = list.current?.closest(SCROLLERS)
      if (!scroller) return
      const still = stillPlace(list.current, scroller)
      let above = 0
      for (const { target, contentRect } of entries) {
        const wrong = places.measure(rowOf.current.get(target) ?? -1, contentRect.height)
        if (wrong !== 0 && target.getBoundingClientRect().bottom <= still) above += wrong
      }
      // What is in sight stays where it is. Not every browser sees to that.
      if (above !== 0) scroller.scrollTop += above
      follow()
    },
    [places, follow],
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

  // Not before the frame: what has just been drawn would be laid out for this alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows reach elsewhere
  useEffect(() => {
    const frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [rows, follow])

  useEffect(() => {
    const scroller = list.current?.closest(SCROLLERS)
    if (!scroller) return
    scroller.addEventListener('scroll', follow, { passive: true })
    const size = sizeObserver(follow)
    size?.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', follow)
      size?.disconnect()
    }
  }, [follow])

  const near = Array.from({ length: end - first }, (_, at) => first + at)
  const here = [...new Set([...kept, ...near])].filter((index) => index < rows.length).sort((one, other) => one - other)
  const gapOf = (index: number, before: number) => places.topOf(index) - places.topOf(before + 1)
  return {
    list,
    shown: here.map((index, at) => ({ index, gap: gapOf(index, here[at - 1] ?? -1) })),
    after: gapOf(rows.length, here.at(-1) ?? -1),
    watch,
  }
}

/** What stands here does not move: the place that has the focus where it is near, or what is first in sight. */
function stillPlace(list: Element | null, scroller: Element): number {
  const top = topOf(scroller)
  const focused = list?.querySelector(':focus')
  const place = focused ? topOf(focused) : top
  return place > top && place < top + scroller.clientHeight + MARGIN ? place : top
}

/** None where sizes cannot be watched. */
function sizeObserver(told: ResizeObserverCallback): ResizeObserver | undefined {
  return typeof ResizeObserver === 'function' ? new ResizeObserver(told) : undefined
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}
