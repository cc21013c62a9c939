/**
 * Keeps Tab and Shift+Tab inside the card, unless a wallet popup above it is usable too.
 *
 * Source  R-MODAL-19, R-MODAL-61
 */
import type { KeyboardEvent } from 'react'
import { OVERLAY_ATTRIBUTE } from './host-page.js'

const TABBABLE = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,iframe,[tabindex]'

function getTabbable(card: Element): readonly HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true) && !element.closest('[inert]'),
  )
}

/** `keydown` handler of the card: at the last focusable element, moves focus to the first, and vice versa. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const card = event.currentTarget
  if (card.closest(`[${OVERLAY_ATTRIBUTE}]`)) return
  const focused = card.ownerDocument.activeElement ?? card
  const tabbable = getTabbable(card)
  const direction = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  if (tabbable.some((element) => (focused.compareDocumentPosition(element) & direction) !== 0)) return
  event.preventDefault()
  const next = event.shiftKey ? tabbable.at(-1) : tabbable[0]
  next?.focus()
}
