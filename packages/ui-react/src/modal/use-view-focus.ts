/**
 * Where the focus goes with each view: to what the view asks for, else to its heading.
 *
 * In      card, area   the card with its heading; the part that holds the view
 *         key          changes with the view; isSettled once it is drawn
 * Source  R-MODAL-19, R-MODAL-20, R-MODAL-27
 */
'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useKitState } from '../kit/use-kit-state.js'

type ViewFocus = {
  card: RefObject<HTMLElement | null>
  area: RefObject<HTMLElement | null>
  key: string
  isSettled: boolean
}

/** Moves the focus on every change of view. An embedded card leaves it alone until its first change. */
export function useViewFocus({ card, area, key, isSettled }: ViewFocus): void {
  const isEmbedded = useKitState(({ modal }) => modal.isEmbedded)
  const known = useRef(isEmbedded ? key : undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that has just been drawn may ask for the focus
  useEffect(() => {
    const isNew = known.current !== key
    known.current = key
    const focused = area.current?.ownerDocument.activeElement ?? null
    const heading = card.current?.querySelector<HTMLElement>('[data-modal-title]')
    if (area.current?.contains(focused) || (!isNew && focused !== heading)) return
    const wanted = area.current?.querySelector<HTMLElement>('[data-autofocus]')
    const target = wanted ?? heading
    target?.focus({ preventScroll: true })
  }, [card, area, key, isSettled])
}
