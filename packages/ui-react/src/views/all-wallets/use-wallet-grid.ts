/**
 * The keyboard of a grid of which only the tiles near the screen are in the page.
 *
 * In      count, columns   of all tiles that are loaded
 * Out     stop             index of the one tile in the Tab order
 *         keepMounted      rows that stay in the page wherever one scrolls, so that the focus is never lost
 * Source  R-VIEW-26, R-FLOW-05
 */
'use client'

import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { nextCell } from './next-cell.js'

/** Frames that a tile far away may take until it is in the page and measured. */
const LONGEST_WAIT_FRAMES = 60

type Stops = { readonly stop: number; readonly before: number }

function indexOf(target: EventTarget): number | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return tile?.dataset.index === undefined ? undefined : Number(tile.dataset.index)
}

/** What the grid element and its virtualizer take. */
export function useWalletGrid({ count, columns }: { count: number; columns: number }) {
  const [{ stop, before }, setStops] = useState<Stops>({ stop: 0, before: 0 })
  const grid = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const wanted = useRef<number>(undefined)

  const attach = useCallback((node: HTMLDivElement | null) => {
    grid.current = node
    scroller.current = node?.closest<HTMLElement>('[data-part="scroll-area"]') ?? null
    if (node === null) wanted.current = undefined
  }, [])

  const focusWhenShown = (index: number, frames = LONGEST_WAIT_FRAMES) => {
    const tile = grid.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    tile?.focus({ preventScroll: true })
    if (frames === 0 || tile?.ownerDocument.activeElement === tile) return
    requestAnimationFrame(() => {
      if (wanted.current === index) focusWhenShown(index, frames - 1)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = indexOf(event.target)
    if (at === undefined || event.defaultPrevented || event.altKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextCell(event.key, { at, count, columns, isRtl, isWhole: event.ctrlKey || event.metaKey })
    if (next === undefined) return
    event.preventDefault()
    wanted.current = next
    setStops({ stop: next, before: at })
    virtualizer.current?.scrollToIndex(Math.floor(next / columns), { align: 'nearest' })
    focusWhenShown(next)
  }
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const index = indexOf(event.target)
    if (index === undefined) return
    wanted.current = undefined
    setStops({ stop: index, before: index })
  }

  const last = Math.max(0, count - 1)
  const rows = new Set([stop, before].map((index) => Math.floor(Math.min(index, last) / columns)))
  return {
    ref: attach,
    scroller,
    virtualizer,
    onKeyDown,
    onFocus,
    stop: Math.min(stop, last),
    keepMounted: [...rows],
  }
}
