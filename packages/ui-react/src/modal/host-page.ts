/**
 * The page around the modal: makes it inert, contains the modal's events, and finds the element to render the modal in.
 *
 * Source  R-MODAL-21, R-MODAL-60, R-HOST-06
 */
import type { SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => event.stopPropagation()

/** React handlers that stop events of the modal from reaching the app's components above the provider. */
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

/** Native events to stop: dialogs of other libraries treat a press or focus in the modal as outside them. */
export const CONTAINED_NATIVE_EVENTS = 'pointerdown mousedown touchstart click focusin focusout keydown'.split(' ')

/** Attribute that apps set on elements that must stay usable while the modal is open. */
const ALLOW_ATTRIBUTE = 'data-bowline-allow'

/** Elements that are never made inert: those the app marks, and live regions, which would not be announced. */
export const ALWAYS_ACTIVE_SELECTOR = `[${ALLOW_ATTRIBUTE}],[aria-live],[role=status],[role=alert],output`

/** Set on the modal's root while a wallet popup above it is usable. */
export const OVERLAY_ATTRIBUTE = 'data-overlay'

function openHostDialog(page: Document): Element | undefined {
  try {
    return [...page.querySelectorAll('dialog:modal')].at(-1)
  } catch {
    return undefined
  }
}

/**
 * Element to render the modal in: the app's open native dialog or its full-screen element, because browsers make everything
 * outside those inert; else the body.
 */
export function findModalContainer(page: Document): Element {
  const { body, fullscreenElement: full } = page
  const dialog = openHostDialog(page)
  return full && !full.contains(body) && (dialog?.contains(full) ?? true) ? full : (dialog ?? body)
}

/** Whether the app has not loaded the stylesheet. False when nothing has a layout, as in tests. */
export function isUnstyled({ firstElementChild: frame }: HTMLElement): boolean {
  return !!frame?.clientHeight && getComputedStyle(frame).position !== 'fixed'
}

/** Whether the page needs the workarounds in `adaptToHostPage`. Most pages do not. */
export function needsHostWorkarounds(root: HTMLElement): boolean {
  return (
    isUnstyled(root) ||
    (root.firstElementChild?.clientHeight ?? 0) > innerHeight ||
    (window.visualViewport?.scale ?? 1) > 1 ||
    document.querySelector(`:is(:popover-open,:fullscreen,${ALWAYS_ACTIVE_SELECTOR}):not([data-bowline] *)`) !== null
  )
}

/** Whether the page contains a dialog other than the modal. */
export function hasOtherDialog(kept: HTMLElement): boolean {
  const dialogs = kept.ownerDocument.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]')
  return [...dialogs].some((dialog) => !kept.contains(dialog))
}

/** State of a page whose elements are inert, except one. */
export type Isolation = {
  readonly kept: HTMLElement
  /** Topmost elements around `kept`. */
  around: readonly Element[]
  /** Makes these elements inert instead of the previous ones, which it returns. */
  readonly apply: (elements: readonly Element[]) => readonly Element[]
}

/** Elements that can be made inert so that only `kept` stays usable: the siblings of `kept` and of its ancestors. */
export function listAround(kept: HTMLElement): readonly Element[] {
  const around: Element[] = []
  for (let node: Element = kept; node.parentElement && node !== node.ownerDocument.body; node = node.parentElement) {
    around.push(...[...node.parentElement.children].filter((other) => other !== node && canMakeInert(other)))
  }
  return around
}

/** Makes the page inert except one element. Elements added later stay usable. */
export function isolate(kept: HTMLElement): Isolation {
  const around = listAround(kept)
  let inert: readonly Element[] = []
  const apply = (elements: readonly Element[]) => {
    const before = inert
    for (const element of before) element.removeAttribute('inert')
    for (const element of elements) element.setAttribute('inert', '')
    inert = elements
    return before
  }
  apply(around)
  return { kept, around, apply }
}

/** Whether the kit may make an element inert: it is not inert yet, not marked by the app, and not a script or the like. */
export function canMakeInert(element: Element): boolean {
  return !element.matches(`[inert], [${ALLOW_ATTRIBUTE}], script, style, link, template`)
}
