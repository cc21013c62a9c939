/**
 * Moves the card's height to that of its content: the one measured height.
 *
 * In      outer, inner   what is given the height, what has it; `key` changes with the view
 * Source  R-MODAL-23, R-HOST-14
 */
'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

type Measured = { outer: RefObject<HTMLElement | null>; inner: RefObject<HTMLElement | null>; key: string }

/** Keeps the outer height at the inner one. Does nothing where sizes cannot be watched. */
export function useCardHeight({ outer, inner, key }: Measured): void {
  useLayoutEffect(() => {
    if (!outer.current || !inner.current || typeof ResizeObserver !== 'function') return
    const [box, content] = [outer.current, inner.current]
    let frame = 0
    const measure = () => {
      box.style.height = `${content.offsetHeight}px`
    }
    // In the next frame: a height that takes a scroll bar away widens the content, which the browser would report as an
    // error of the page while sizes are being told.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(content)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [outer, inner])

  // Another view begins at its top. The first one is there; touching it would have the page laid out once more.
  const shown = useRef(key)
  useLayoutEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (outer.current) outer.current.scrollTop = 0
  }, [outer, key])
}
