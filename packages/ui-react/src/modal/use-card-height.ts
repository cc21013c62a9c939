'use client'

/**
 * Animates the card's height to that of its content.
 *
 * In      outer, inner   element that gets the height, element whose height is measured
 * Source  R-MODAL-23, R-HOST-14
 */

import { type RefObject, useLayoutEffect } from 'react'

type Measured = { outer: RefObject<HTMLElement | null>; inner: RefObject<HTMLElement | null> }

/** Keeps the height of `outer` equal to that of `inner`, except without `ResizeObserver`. */
export function useCardHeight({ outer, inner }: Measured): void {
  useLayoutEffect(() => {
    if (!outer.current || !inner.current || typeof ResizeObserver !== 'function') return
    const [box, content] = [outer.current, inner.current]
    let frame = 0
    // In the next frame: a height that removes a scrollbar widens the content, which browsers report as an error of the page
    // while observers are being notified.
    const observer = new ResizeObserver((entries) => {
      // The observed size: reading the element's own would force a layout.
      const height = entries.at(-1)?.borderBoxSize[0]?.blockSize
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (height !== undefined) box.style.height = `${Math.round(height)}px`
      })
    })
    observer.observe(content)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [outer, inner])
}
