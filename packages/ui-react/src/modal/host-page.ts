/**
 * The page around the modal, and how the two are kept apart.
 *
 * Source  R-MODAL-21, R-MODAL-60, R-HOST-06
 */
import type { SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Handlers that keep what happens in the modal from the host's components above the provider. */
export const CONTAINED_EVENTS = {
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
export const CONTAINED_NATIVE_EVENTS = 'pointerdown mousedown touchstart click focusin focusout keydown'.split(' ')

/** Marks what stays usable while the modal is open. */
const ALLOWED_MARK = 'data-bowline-allow'

/** What stays as it is, wherever it stands: what a host marks, and what announces, which would not be read. */
export const ALWAYS_ACTIVE_SELECTOR = `[${ALLOWED_MARK}],[aria-live],[role=status],[role=alert],output`

/** Stands on the modal while something above it can be used. */
export const OVERLAY_ATTRIBUTE = 'data-beside'

function openHostDialog(page: Document): Element | undefined {
  try {
    return [...page.querySelectorAll('dialog:modal')].at(-1)
  } catch {
    return undefined
  }
}

/**
 * The element that the modal belongs in: the native dialog that the host has open, or its element in full screen, since the
 * browser makes everything outside of them inert; else the body.
 */
export function findPlace(page: Document): Element {
  const { body, fullscreenElement: full } = page
  const dialog = openHostDialog(page)
  return full && !full.contains(body) && (dialog?.contains(full) ?? true) ? full : (dialog ?? body)
}

/** Whether the app has not loaded the stylesheet. Where nothing is laid out, as in tests, there is nothing to see. */
export function isUnstyled({ firstElementChild: frame }: HTMLElement): boolean {
  return !!frame?.clientHeight && getComputedStyle(frame).position !== 'fixed'
}

/** Whether the page has something that few have; see `adaptToHostPage`. */
export function needsHostWorkarounds(root: HTMLElement): boolean {
  return (
    isUnstyled(root) ||
    (root.firstElementChild?.clientHeight ?? 0) > innerHeight ||
    (window.visualViewport?.scale ?? 1) > 1 ||
    document.querySelector(`:is(:popover-open,:fullscreen,${ALWAYS_ACTIVE_SELECTOR}):not([data-bowline] *)`) !== null
  )
}

/** Whether the host has a dialog of its own open. */
export function hasOtherDialog(kept: HTMLElement): boolean {
  const dialogs = kept.ownerDocument.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')
  return [...dialogs].some((dialog) => !kept.contains(dialog))
}

/** A page that is inert around one element. */
export type Isolation = {
  readonly kept: HTMLElement
  /** What lies around it, each as a whole. */
  around: readonly Element[]
  /** Makes these inert, in place of what was; the elements that were. */
  readonly apply: (elements: readonly Element[]) => readonly Element[]
}

/** The elements around one element that can be used, each as a whole. */
export function listAround(kept: HTMLElement): readonly Element[] {
  const around: Element[] = []
  for (let node: Element = kept; node.parentElement && node !== node.ownerDocument.body; node = node.parentElement) {
    around.push(...[...node.parentElement.children].filter((other) => other !== node && isUsable(other)))
  }
  return around
}

/** Makes all but one element inert. What comes into the page later stays as it is. */
export function isolate(kept: HTMLElement): Isolation {
  const around = listAround(kept)
  let made: readonly Element[] = []
  const apply = (elements: readonly Element[]) => {
    const before = made
    for (const element of before) element.removeAttribute('inert')
    for (const element of elements) element.setAttribute('inert', '')
    made = elements
    return before
  }
  apply(around)
  return { kept, around, apply }
}

/** Whether it can be used as it stands, and is drawn. */
export function isUsable(element: Element): boolean {
  return !element.matches(`[inert], [${ALLOWED_MARK}], script, style, link, template`)
}
