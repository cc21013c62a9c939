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

type Steps = { columns: number; line: number; side: number }

/** The nearest item in the line above or below; in the first and the last one there is none. */
function acrossLines(at: number, count: number, columns: number, by: number): number {
  const line = Math.floor(at / columns) + by
  if (line < 0 || line > Math.floor((count - 1) / columns)) return at
  return Math.min(count - 1, at + by * columns)
}

function nextIndex(key: string, at: number, count: number, { columns, line, side }: Steps): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown' && line !== 0) return acrossLines(at, count, columns, line)
  if (key === 'ArrowUp' && line !== 0) return acrossLines(at, count, columns, -line)
  if (key === 'ArrowRight' && side !== 0) return Math.max(0, Math.min(count - 1, at + side))
  if (key === 'ArrowLeft' && side !== 0) return Math.max(0, Math.min(count - 1, at - side))
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
      const next = nextIndex(event.key, at, items.length, {
        columns,
        line: orientation === 'horizontal' ? 0 : 1,
        side: orientation === 'vertical' ? 0 : reading,
      })
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
