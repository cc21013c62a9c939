'use client'

import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** `vertical` for a list, `horizontal` for a toolbar. */
export type RovingFocusOptions = { orientation?: 'vertical' | 'horizontal' }

/** Props of the list element. Its items need `data-roving-item`, which `Row` sets. */
export type RovingFocus<Element extends HTMLElement> = {
  ref: RefObject<Element | null>
  onKeyDown: (event: KeyboardEvent<Element>) => void
  onFocus: (event: FocusEvent<Element>) => void
}

function getItems(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-roving-item]')].filter((item) => !item.matches(':disabled'))
}

function setTabStop(list: HTMLElement, preferred?: HTMLElement): void {
  const items = getItems(list)
  const stop =
    (preferred && items.includes(preferred) ? preferred : undefined) ??
    items.find((item) => item.dataset.rovingStop === '') ??
    items[0]
  for (const item of items) {
    item.tabIndex = item === stop ? 0 : -1
    if (item === stop) item.dataset.rovingStop = ''
    else delete item.dataset.rovingStop
  }
}

/** Lets arrow keys, Home and End move focus between items. Tab stops at each item of a list, but only once in a toolbar. */
export function useRovingFocus<Element extends HTMLElement>({
  orientation = 'vertical',
}: RovingFocusOptions = {}): RovingFocus<Element> {
  const ref = useRef<Element>(null)
  const isToolbar = orientation === 'horizontal'

  useLayoutEffect(() => {
    if (isToolbar && ref.current) setTabStop(ref.current)
  })

  const onKeyDown = useCallback(
    (event: KeyboardEvent<Element>) => {
      const list = ref.current
      if (!list || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const items = getItems(list)
      const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
      if (at === -1) return
      const keys = isToolbar ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
      if (isToolbar && getComputedStyle(list).direction === 'rtl') keys.reverse()
      const next = [at - 1, at + 1, 0, items.length - 1][[...keys, 'Home', 'End'].indexOf(event.key)]
      if (next === undefined) return
      event.preventDefault()
      items[next]?.focus()
    },
    [isToolbar],
  )

  const onFocus = useCallback(
    (event: FocusEvent<Element>) => {
      if (isToolbar && ref.current && event.target instanceof HTMLElement) setTabStop(ref.current, event.target)
    },
    [isToolbar],
  )

  return { ref, onKeyDown, onFocus }
}
