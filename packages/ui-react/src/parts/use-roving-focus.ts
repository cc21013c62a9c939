'use client'

import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** `columns` above one makes a grid of it: up and down go by a line. */
export type RovingFocusOptions = { columns?: number; orientation?: 'vertical' | 'horizontal' | 'both' }

/** What the list element takes. Its items carry `data-roving-item`, as Row and Tile do. */
export type RovingFocus<Element extends HTMLElement> = {
  ref: RefObject<Element | null>
  onKeyDown: (event: KeyboardEvent<Element>) => void
  onFocus: (event: FocusEvent<Element>) => void
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-roving-item]')].filter((item) => !item.matches(':disabled'))
}

function keepOneStop(list: HTMLElement, wanted?: HTMLElement): void {
  const items = itemsOf(list)
  const stop =
    (wanted && items.includes(wanted) ? wanted : undefined) ??
    items.find((item) => item.dataset.rovingStop === '') ??
    items[0]
  for (const item of items) {
    item.tabIndex = item === stop ? 0 : -1
    if (item === stop) item.dataset.rovingStop = ''
    else delete item.dataset.rovingStop
  }
}

function nextIndex(key: string, at: number, count: number, step: { line: number; side: number }): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown' && step.line !== 0) return Math.min(count - 1, at + step.line)
  if (key === 'ArrowUp' && step.line !== 0) return Math.max(0, at - step.line)
  if (key === 'ArrowRight' && step.side !== 0) return Math.max(0, Math.min(count - 1, at + step.side))
  if (key === 'ArrowLeft' && step.side !== 0) return Math.max(0, Math.min(count - 1, at - step.side))
  return undefined
}

/** One Tab stop for a whole list; arrow keys, Home and End move inside it. */
export function useRovingFocus<Element extends HTMLElement>({
  columns = 1,
  orientation = columns > 1 ? 'both' : 'vertical',
}: RovingFocusOptions = {}): RovingFocus<Element> {
  const ref = useRef<Element>(null)

  useLayoutEffect(() => {
    if (ref.current) keepOneStop(ref.current)
  })

  const onKeyDown = useCallback(
    (event: KeyboardEvent<Element>) => {
      const list = ref.current
      if (!list || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const items = itemsOf(list)
      const at = event.target instanceof HTMLElement ? items.indexOf(event.target) : -1
      if (at === -1) return
      const reading = getComputedStyle(list).direction === 'rtl' ? -1 : 1
      const step = {
        line: orientation === 'horizontal' ? 0 : columns,
        side: orientation === 'vertical' ? 0 : reading,
      }
      const next = nextIndex(event.key, at, items.length, step)
      if (next === undefined) return
      event.preventDefault()
      items[next]?.focus()
    },
    [columns, orientation],
  )

  const onFocus = useCallback((event: FocusEvent<Element>) => {
    if (ref.current && event.target instanceof HTMLElement) keepOneStop(ref.current, event.target)
  }, [])

  return { ref, onKeyDown, onFocus }
}
