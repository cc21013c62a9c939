/**
 * Tab and Shift+Tab wrap around inside the card, unless something above it can be used too.
 *
 * Source  R-MODAL-19, R-MODAL-61
 */
import type { KeyboardEvent } from 'react'
import { OVERLAY_ATTRIBUTE } from './host-page.js'

const TABBABLE = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,iframe,[tabindex]'

function tabbableIn(card: Element): readonly HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true) && !element.closest('[inert]'),
  )
}

/** Handler of the card: where nothing follows in the card, the focus goes to its other end. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const card = event.currentTarget
  if (card.closest(`[${OVERLAY_ATTRIBUTE}]`)) return
  const focused = card.ownerDocument.activeElement ?? card
  const tabbable = tabbableIn(card)
  const way = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  if (tabbable.some((element) => (focused.compareDocumentPosition(element) & way) !== 0)) return
  event.preventDefault()
  const next = event.shiftKey ? tabbable.at(-1) : tabbable[0]
  next?.focus()
}
