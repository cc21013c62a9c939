/**
 * The keyboard of a list of which only the options near the screen are in the page: one Tab stop, arrows, Home and End.
 *
 * In      count         of all options; each carries its `data-index`
 *         first         index of the option that Tab reaches first
 * Out     stop          index of the one option in the Tab order
 *         keepMounted   options that stay in the page wherever one scrolls, so that the focus is never lost
 * Source  R-FLOW-23
 */
'use client'

import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Frames that an option far away may take until it is in the page and measured. */
const LONGEST_WAIT_FRAMES = 60

function indexOf(target: EventTarget): number | undefined {
  const option = target instanceof HTMLElement && target.role === 'option' ? target : null
  return option?.dataset.index === undefined ? undefined : Number(option.dataset.index)
}

function nextIndex(key: string, at: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, last)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/** What the list element and its virtualizer take. */
export function useOptionKeys({ count, first }: { count: number; first: number }) {
  const [{ stop, before }, setStops] = useState({ stop: first, before: first })
  const list = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const wanted = useRef<number>(undefined)
  const last = Math.max(0, count - 1)

  const attach = useCallback((node: HTMLElement | null) => {
    list.current = node
    scroller.current = node?.closest<HTMLElement>('[data-part="scroll-area"]') ?? null
    if (node === null) wanted.current = undefined
  }, [])

  const focusWhenShown = (index: number, frames = LONGEST_WAIT_FRAMES) => {
    const option = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    option?.focus({ preventScroll: virtualizer.current !== null })
    if (frames === 0 || option?.ownerDocument.activeElement === option) return
    requestAnimationFrame(() => {
      if (wanted.current === index) focusWhenShown(index, frames - 1)
    })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = indexOf(event.target)
    if (at === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const next = nextIndex(event.key, at, last)
    if (next === undefined) return
    event.preventDefault()
    wanted.current = next
    setStops({ stop: next, before: at })
    virtualizer.current?.scrollToIndex(next, { align: 'nearest' })
    focusWhenShown(next)
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target)
    if (index === undefined) return
    wanted.current = undefined
    setStops({ stop: index, before: index })
  }
  return {
    ref: attach,
    scroller,
    virtualizer,
    onKeyDown,
    onFocus,
    stop: Math.min(stop, last),
    keepMounted: [...new Set([stop, before].map((index) => Math.min(index, last)))],
  }
}
