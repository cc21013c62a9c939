/**
 * The keyboard of a list of which only the rows near the screen are in the page.
 *
 * In      stops            indexes of the rows that take the focus, rising
 * Out     stop             index of the one row in the Tab order; its element has it as `data-index`
 *         keepMounted      rows that stay in the page wherever one scrolls, so that the focus is never lost
 * Source  R-FLOW-25; the keys of the ARIA feed and listbox patterns: arrows, Home, End
 */
'use client'

import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Frames that a row far away may take until it is in the page and measured. */
const LONGEST_WAIT_FRAMES = 60

type Focused = { readonly index: number | undefined; readonly before: number | undefined }

/** What the element around the rows and its virtualizer take. */
export function useVirtualList(stops: readonly number[]) {
  const [{ index, before }, setFocused] = useState<Focused>({ index: undefined, before: undefined })
  const list = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const wanted = useRef<number>(undefined)
  const stop = index !== undefined && stops.includes(index) ? index : stops[0]

  const attach = useCallback((node: HTMLDivElement | null) => {
    list.current = node
    scroller.current = node?.closest<HTMLElement>('[data-part="scroll-area"]') ?? null
    if (node === null) wanted.current = undefined
  }, [])

  const focusWhenShown = (next: number, frames = LONGEST_WAIT_FRAMES) => {
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)
    row?.focus({ preventScroll: true })
    if (frames === 0 || row?.ownerDocument.activeElement === row) return
    requestAnimationFrame(() => {
      if (wanted.current === next) focusWhenShown(next, frames - 1)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = indexOf(event.target)
    if (at === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const next = nextStop(event.key, stops, at)
    if (next === undefined) return
    event.preventDefault()
    wanted.current = next
    setFocused({ index: next, before: at })
    virtualizer.current?.scrollToIndex(next, { align: 'nearest' })
    focusWhenShown(next)
  }
  const onFocus = (event: FocusEvent<HTMLDivElement>) => {
    const at = indexOf(event.target)
    if (at === undefined) return
    wanted.current = undefined
    setFocused({ index: at, before: at })
  }
  const kept = [stop, before].filter((row) => row !== undefined)
  return { ref: attach, scroller, virtualizer, onKeyDown, onFocus, stop, keepMounted: [...new Set(kept)] }
}

/** Only the rows' own elements: what opens inside a row keeps its keys. */
function indexOf(target: EventTarget): number | undefined {
  const index = target instanceof HTMLElement ? target.dataset.index : undefined
  return index === undefined ? undefined : Number(index)
}

function nextStop(key: string, stops: readonly number[], at: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return stops.find((stop) => stop > at)
    case 'ArrowUp':
      return stops.findLast((stop) => stop < at)
    case 'Home':
      return stops[0]
    case 'End':
      return stops.at(-1)
    default:
      return undefined
  }
}
