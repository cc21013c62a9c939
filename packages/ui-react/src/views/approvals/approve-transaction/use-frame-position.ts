'use client'

/**
 * Keeps the secure frame positioned over the card: as wide as the card, as high as the area below its header.
 *
 * In      place     element that the frame covers
 *         isShown   whether the frame has something to show
 * Out     hides the frame and removes focus from it when `isShown` becomes false or the component unmounts
 * Source  R-VIEW-46 to 48, R-FRAME-62, R-FRAME-63
 */

import { focusFrame, hideFrame, positionFrame } from '@bowline/kit-core/actions'
import { type RefObject, useEffect } from 'react'
import { useKit } from '../../../kit/use-kit.js'

/** Events after which the card may have moved without a change of its size. */
const MOVES = ['scroll', 'resize', 'animationend', 'transitionend'] as const

/** Positions the frame, and moves it with the card. */
export function useFramePosition(place: RefObject<HTMLElement | null>, isShown: boolean): void {
  const kit = useKit()
  useEffect(() => {
    const element = place.current
    if (!isShown || element === null) return
    const page = element.ownerDocument
    const card = element.closest('[data-part$="card"]') ?? element
    const update = () => {
      const { left, width, bottom: end } = card.getBoundingClientRect()
      const { top, bottom } = element.getBoundingClientRect()
      positionFrame(kit, { top, left, width, height: Math.max(0, Math.min(bottom, end) - top) })
    }
    update()
    focusFrame(kit)

    const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(update) : undefined
    sizes?.observe(card)
    sizes?.observe(element)
    for (const type of MOVES) page.defaultView?.addEventListener(type, update, true)
    return () => {
      sizes?.disconnect()
      for (const type of MOVES) page.defaultView?.removeEventListener(type, update, true)
      hideFrame(kit)
      if (page.activeElement instanceof HTMLIFrameElement) page.activeElement.blur()
    }
  }, [kit, place, isShown])
}
