/**
 * Tab and Shift+Tab wrap around inside the card.
 *
 * Source  R-MODAL-19
 */
import type { KeyboardEvent } from 'react'

const TABBABLE = [
  'a[href]',
  'button:enabled',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'summary',
  'iframe',
  '[tabindex]',
].join(',')

function tabbableIn(card: Element): readonly HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true) && !element.closest('[inert]'),
  )
}

/** Handler of the card: at either end the focus goes to the other one. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const card = event.currentTarget
  const tabbable = tabbableIn(card)
  const [first, last] = [tabbable[0], tabbable.at(-1)]
  const focused = card.ownerDocument.activeElement
  const isAtEnd = event.shiftKey ? focused === first || focused === card : focused === last
  if (first !== undefined && !isAtEnd) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
