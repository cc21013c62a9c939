/**
 * Swiping the sheet down by its handle closes it.
 *
 * In      place   holds the card and moves with the finger; back when the swipe was too short or closing is refused
 * Source  visual.md "Frame", R-MODAL-13
 */
'use client'

import { requestClose } from '@bowline/kit-core/actions'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { useKit } from '../kit/use-kit.js'

/** How far a slow swipe has to go. */
const SWIPE_PX = 96

/** How fast a short one has to be, in pixels a millisecond. */
const FLICK_PX_PER_MS = 0.6

type Swipe = { readonly fromY: number; readonly sinceMs: number }

/** Handlers for the handle. */
export function useSheetSwipe(place: RefObject<HTMLElement | null>) {
  const kit = useKit()
  const swipe = useRef<Swipe>(undefined)

  const put = (offset: number) => {
    if (place.current) place.current.style.transform = offset > 0 ? `translateY(${offset}px)` : ''
  }
  const end = ({ clientY, timeStamp }: PointerEvent) => {
    if (!swipe.current) return
    const { fromY, sinceMs } = swipe.current
    const way = clientY - fromY
    const isFlick = way > 16 && way / Math.max(1, timeStamp - sinceMs) >= FLICK_PX_PER_MS
    swipe.current = undefined
    if (way >= SWIPE_PX || isFlick) requestClose(kit)
    // A sheet that closes leaves from where the finger left it.
    if (kit.getState().modal.open) put(0)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swipe.current = { fromY: event.clientY, sinceMs: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (swipe.current) put(event.clientY - swipe.current.fromY)
    },
    onPointerUp: end,
    onPointerCancel: () => {
      swipe.current = undefined
      put(0)
    },
  }
}
