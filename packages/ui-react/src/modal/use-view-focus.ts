'use client'

/**
 * Moves focus when the view changes: to the element the view marks for it, else to the heading.
 *
 * In      card, area   the card with its heading; the part that holds the view
 *         key          changes with the view; `isSettled` once it is rendered
 * Source  R-MODAL-19, R-MODAL-20, R-MODAL-27
 */

import { type RefObject, useEffect, useRef } from 'react'
import { useKitState } from '../kit/use-kit-state.js'

type ViewFocus = {
  card: RefObject<HTMLElement | null>
  area: RefObject<HTMLElement | null>
  key: string
  isSettled: boolean
}

/** Moves focus on every change of view. An embedded card takes no focus until its first change. */
export function useViewFocus({ card, area, key, isSettled }: ViewFocus): void {
  const isEmbedded = useKitState(({ modal }) => modal.isEmbedded)
  const lastKey = useRef(isEmbedded ? key : undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly rendered view may contain an element to focus
  useEffect(() => {
    const isNew = lastKey.current !== key
    lastKey.current = key
    const focused = area.current?.ownerDocument.activeElement ?? null
    const heading = card.current?.querySelector<HTMLElement>('[data-modal-title]')
    const isInView = area.current?.contains(focused) && !focused?.closest('[data-leaving]')
    if (isInView || (!isNew && focused !== heading)) return
    const preferred = area.current?.querySelector<HTMLElement>(':not([data-leaving] *)[data-autofocus]')
    const target = preferred ?? heading
    target?.focus({ preventScroll: true })
  }, [card, area, key, isSettled])
}
