/**
 * The keyboard of a list of which only what is near the screen is in the page: one Tab stop, and keys that lead to places
 * that may have to be scrolled to first. Each place of the list is an element that takes the focus and has its index as
 * `data-index`.
 *
 * In      first    index of the place that Tab reaches before any had the focus
 *         stopOf   the place that Tab reaches, given the last one that had the focus
 *         next     where a key leads from a place; undefined when nowhere. Keys with Alt are not asked about
 *         lineOf   the row that a place is in; one place each unless given
 * Out     stop     index of the one place in the Tab order
 *         kept     rows that stay in the page wherever one scrolls, so that the focus is never lost and Tab leads on in the list
 * Source  R-VIEW-26, R-VIEW-131, R-FLOW-05, R-FLOW-23, R-FLOW-25
 */
'use client'

import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** What tells one list from another. */
export type ListKeysParams = {
  first?: number | undefined
  stopOf: (focused: number | undefined) => number | undefined
  next: (event: KeyboardEvent<HTMLElement>, at: number) => number | undefined
  lineOf?: (index: number) => number
}

/** What the element around the places takes, which rows stay in it, and where the Tab stop is. */
export function useListKeys({ first, stopOf, next, lineOf = (at) => at }: ListKeysParams) {
  const [{ focused, before }, setFocused] = useState({ focused: first, before: first })
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)

  // One that is far away is in the page by now, since it is kept.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const place = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    wanted.current = undefined
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = indexOf(event.target)
    if (at === undefined || event.defaultPrevented || event.altKey) return
    const index = next(event, at)
    if (index === undefined) return
    event.preventDefault()
    wanted.current = index
    setFocused({ focused: index, before: at })
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target)
    if (index === undefined) return
    setFocused({ focused: index, before: index })
  }
  const kept = [focused, before].map(stopOf).flatMap((index) => (index === undefined ? [] : aroundLine(lineOf(index))))
  return { list: { ref: list, onKeyDown, onFocus }, kept, stop: stopOf(focused) }
}

/** With its neighbours, to which Tab leads. */
const aroundLine = (line: number) => [Math.max(0, line - 1), line, line + 1]

/** Of the places alone: what else is in the list, or opens inside a place, keeps its keys. */
function indexOf(target: EventTarget): number | undefined {
  const index = target instanceof HTMLElement ? target.dataset.index : undefined
  return index === undefined ? undefined : Number(index)
}
