'use client'

/**
 * Closes the sheet when the user swipes it down by its handle.
 *
 * In container contains the card and moves with the finger; returns when the swipe was too short or the view cannot close
 * Source  visual.md "Frame", R-MODAL-13
 */

import { requestClose } from '@bowline/kit-core/actions'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { useKit } from '../kit/use-kit.js'

/** Minimum distance of a slow swipe, in px. */
const SWIPE_PX = 96

/** Minimum speed of a short swipe, in px per ms. */
const FLICK_PX_PER_MS = 0.6

type Swipe = { readonly fromY: number; readonly sinceMs: number }

/** Pointer handlers for the sheet's handle. */
export function useSheetSwipe(container: RefObject<HTMLElement | null>) {
  const kit = useKit()
  const swipe = useRef<Swipe>(undefined)

  const moveBy = (offset: number) => {
    if (container.current) container.current.style.transform = offset > 0 ? `translateY(${offset}px)` : ''
  }
  const end = ({ clientY, timeStamp }: PointerEvent) => {
    if (!swipe.current) return
    const { fromY, sinceMs } = swipe.current
    const distance = clientY - fromY
    const isFlick = distance > 16 && distance / Math.max(1, timeStamp - sinceMs) >= FLICK_PX_PER_MS
    swipe.current = undefined
    if (distance >= SWIPE_PX || isFlick) requestClose(kit)
    // A closing sheet animates from where the finger released it.
    if (kit.getState().modal.open) moveBy(0)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swipe.current = { fromY: event.clientY, sinceMs: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (swipe.current) moveBy(event.clientY - swipe.current.fromY)
    },
    onPointerUp: end,
    onPointerCancel: () => {
      swipe.current = undefined
      moveBy(0)
    },
  }
}
