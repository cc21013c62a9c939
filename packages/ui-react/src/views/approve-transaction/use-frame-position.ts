/**
 * Keeps the secure frame over the card: as wide as the card, as high as the place under its header.
 *
 * In      place     the element the frame covers
 *         isShown   once the frame has something to show
 * Out     the frame is hidden, and the focus out of it, when it is not shown any more or the place goes
 * Source  R-VIEW-46 to 48, R-FRAME-62, R-FRAME-63
 */
'use client'

import { focusFrame, hideFrame, positionFrame } from '@bowline/kit-core/actions'
import { type RefObject, useEffect } from 'react'
import { useKit } from '../../kit/use-kit.js'

/** What moves the card without changing its size: scrolling around it, and its own entry. */
const MOVES = ['scroll', 'resize', 'animationend', 'transitionend'] as const

/** Places the frame, and moves it with the card. */
export function useFramePlace(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  const kit = useKit()
  useEffect(() => {
    const element = place.current
    if (!isShown || element === null) return
    const page = element.ownerDocument
    const card = element.closest('[data-part$="card"]') ?? element
    const put = () => {
      const { left, width, bottom: end } = card.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      positionFrame(kit, { top, left, width, height: Math.max(0, Math.min(bottom, end) - top) })
    }
    put()
    focusFrame(kit)

    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(put) : undefined
    sizes?.observe(card)
    sizes?.observe(element)
    for (const type of MOVES) page.defaultView?.addEventListener(type, put, true)
    return () => {
      sizes?.disconnect()
      for (const type of MOVES) page.defaultView?.removeEventListener(type, put, true)
      hideFrame(kit)
      if (page.activeElement instanceof HTMLIFrameElement) page.activeElement.blur()
    }
  }, [kit, place, isShown])
}
