/**
 * The page around the modal, and how the two are kept apart.
 *
 * Source  R-MODAL-21, R-HOST-06
 */
import type { SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Handlers that keep what happens in the modal from the host's components above the provider. */
export const KEPT_INSIDE = {
  onClick: stop,
  onPointerDown: stop,
  onMouseDown: stop,
  onTouchStart: stop,
  onKeyDown: stop,
  onKeyUp: stop,
  onInput: stop,
  onChange: stop,
  onFocus: stop,
  onBlur: stop,
  onSubmit: stop,
} as const

/** The same for listeners of the page: another library's dialog takes a press or a focus in the modal as one outside it. */
export const KEPT_FROM_PAGE = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'click',
  'focusin',
  'focusout',
  'keydown',
] as const

/** Marks a child of the body that stays usable while the modal is open: a wallet's own window. */
const ALLOWED_MARK = 'data-bowline-allow'

/** The native dialog the host has open; everything outside it is inert, so the modal goes inside. */
export function openHostDialog(page: Document): HTMLElement | undefined {
  try {
    return [...page.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
  } catch {
    return undefined
  }
}

/** Whether the host has a dialog of its own open. */
export function hasOtherDialog(kept: HTMLElement): boolean {
  const dialogs = kept.ownerDocument.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')
  return [...dialogs].some((dialog) => !kept.contains(dialog))
}

/** Makes all but one element inert; the returned function undoes it. */
export function makeOthersInert(kept: HTMLElement): () => void {
  const made: Element[] = []
  for (let node: Element = kept; node.parentElement && node !== node.ownerDocument.body; node = node.parentElement) {
    for (const other of node.parentElement.children) {
      const isOver = other === node || other.hasAttribute('inert') || other.hasAttribute(ALLOWED_MARK)
      if (isOver || other.matches('script, style, link, template')) continue
      other.setAttribute('inert', '')
      made.push(other)
    }
  }
  return () => {
    for (const other of made) other.removeAttribute('inert')
  }
}
