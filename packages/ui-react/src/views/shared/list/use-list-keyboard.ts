'use client'

/**
 * Keyboard navigation of a virtualized list or grid: one Tab stop, and keys that move to items that may have to be rendered
 * first. Each item is a focusable element with its index as `data-index`.
 *
 * In      first    index of the item that Tab stops at before any was focused
 *         stopOf   maps the last focused index to the index that Tab stops at
 *         next     index that a key moves to; undefined for none. Not called for keys with Alt
 *         lineOf   row of an item; by default each item is one row
 * Out     stop     index of the only item in the Tab order
 *         kept     rows that stay rendered at every scroll position, so that focus is never lost and Tab continues in the list
 * Source  R-VIEW-26, R-VIEW-131, R-FLOW-05, R-FLOW-23, R-FLOW-25
 */

import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

/** Which item is the Tab stop, and where keys move to. */
export type ListKeyboardParams = {
  first?: number | undefined
  stopOf: (focused: number | undefined) => number | undefined
  next: (event: KeyboardEvent<HTMLElement>, at: number) => number | undefined
  lineOf?: (index: number) => number
}

/** Props of the list element, rows that must stay rendered, and the index of the Tab stop. */
export function useListKeyboard({ first, stopOf, next, lineOf = (at) => at }: ListKeyboardParams) {
  const [{ focused, before }, setFocused] = useState({ focused: first, before: first })
  const list = useRef<HTMLDivElement>(null)
  const pending = useRef<number>(undefined)

  // An item that was far away is rendered by now, because its row is kept.
  useLayoutEffect(() => {
    if (pending.current === undefined) return
    const item = list.current?.querySelector<HTMLElement>(`[data-index="${pending.current}"]`)
    pending.current = undefined
    item?.focus({ preventScroll: true })
    item?.scrollIntoView({ block: 'nearest' })
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = getItemIndex(event.target)
    if (at === undefined || event.defaultPrevented || event.altKey) return
    const index = next(event, at)
    if (index === undefined) return
    event.preventDefault()
    pending.current = index
    setFocused({ focused: index, before: at })
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = getItemIndex(event.target)
    if (index === undefined) return
    setFocused({ focused: index, before: index })
  }
  const kept = [focused, before]
    .map(stopOf)
    .flatMap((index) => (index === undefined ? [] : getNeighbors(lineOf(index))))
  return { list: { ref: list, onKeyDown, onFocus }, kept, stop: stopOf(focused) }
}

/** A row and its neighbors, which Tab moves to. */
const getNeighbors = (line: number) => [Math.max(0, line - 1), line, line + 1]

/** Index of an item. Undefined for other elements in the list or inside an item, which handle their own keys. */
function getItemIndex(target: EventTarget): number | undefined {
  const index = target instanceof HTMLElement ? target.dataset.index : undefined
  return index === undefined ? undefined : Number(index)
}
