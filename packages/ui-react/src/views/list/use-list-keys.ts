/**
 * The keyboard of a list of which only what is near the screen is in the page: one Tab stop, and keys that lead to places
 * that may have to be scrolled to first. Each place of the list is an element that takes the focus and has its index as
 * `data-index`.
 *
 * In      first         index of the place that Tab reaches before any had the focus
 *         stopOf        the place that Tab reaches, given the last one that had the focus
 *         next          where a key leads from a place; undefined when nowhere. Keys with Alt are not asked about
 *         lineOf        the item of the virtualizer that a place is in; one place each unless given
 *         isWhole       all places are in the page, without a virtualizer; when that changes the focus stays
 * Out     stop          index of the one place in the Tab order
 *         keepMounted   items that stay in the page wherever one scrolls, so that the focus is never lost
 * Source  R-VIEW-26, R-FLOW-05, R-FLOW-23, R-FLOW-25
 */
'use client'

import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'

/** Frames that a place far away may take until it is in the page and measured. */
const LONGEST_WAIT_FRAMES = 60

/** What tells one list from another. */
export type ListKeysParams = {
  first?: number | undefined
  stopOf: (focused: number | undefined) => number | undefined
  next: (event: KeyboardEvent<HTMLElement>, at: number) => number | undefined
  lineOf?: (index: number) => number
  isWhole?: boolean
}

/** What the element around the places takes, what its virtualizer takes, and where the Tab stop is. */
export function useListKeys({ first, stopOf, next, lineOf = (at) => at, isWhole = false }: ListKeysParams) {
  const [{ focused, before }, setFocused] = useState({ focused: first, before: first })
  const list = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const virtualizer = useRef<VirtualizerHandle>(null)
  const wanted = useRef<number>(undefined)
  const hasFocus = useRef(false)
  const stop = stopOf(focused)

  const attach = useCallback((node: HTMLElement | null) => {
    list.current = node
    scroller.current = node?.closest<HTMLElement>('[data-part="scroll-area"]') ?? null
    if (node === null) wanted.current = undefined
  }, [])

  const focusWhenShown = (index: number, frames = LONGEST_WAIT_FRAMES) => {
    const place = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    place?.focus({ preventScroll: virtualizer.current !== null })
    if (frames === 0 || place?.ownerDocument.activeElement === place) return
    requestAnimationFrame(() => {
      if (wanted.current === index) focusWhenShown(index, frames - 1)
    })
  }
  const lead = (index: number) => {
    wanted.current = index
    virtualizer.current?.scrollToIndex(lineOf(index), { align: 'nearest' })
    focusWhenShown(index)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn another way its places are new, and the focus was in an old one
  useEffect(() => {
    if (hasFocus.current && stop !== undefined) lead(stop)
  }, [isWhole])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = indexOf(event.target)
    if (at === undefined || event.defaultPrevented || event.altKey) return
    const index = next(event, at)
    if (index === undefined) return
    event.preventDefault()
    setFocused({ focused: index, before: at })
    lead(index)
  }
  const onBlur = () => {
    hasFocus.current = false
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    hasFocus.current = true
    const index = indexOf(event.target)
    if (index === undefined) return
    wanted.current = undefined
    setFocused({ focused: index, before: index })
  }
  const kept = [focused, before].map(stopOf).flatMap((index) => (index === undefined ? [] : [lineOf(index)]))
  return {
    list: { ref: attach, onKeyDown, onFocus, onBlur },
    lines: { ref: virtualizer, scrollRef: scroller, keepMounted: [...new Set(kept)] },
    stop,
    isWhole,
  }
}

/** Of the places alone: what else is in the list, or opens inside a place, keeps its keys. */
function indexOf(target: EventTarget): number | undefined {
  const index = target instanceof HTMLElement ? target.dataset.index : undefined
  return index === undefined ? undefined : Number(index)
}
