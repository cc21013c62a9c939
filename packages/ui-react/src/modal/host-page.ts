/**
 * The page around the modal, and how the two are kept apart.
 *
 * Source  R-MODAL-21, R-MODAL-60, R-HOST-06
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

/** Marks what stays usable while the modal is open. */
const ALLOWED_MARK = 'data-bowline-allow'

/** Stands on the modal while something above it can be used. */
export const BESIDE_MARK = 'data-beside'

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

/** A page that is inert around one element. */
export type Isolation = {
  readonly kept: HTMLElement
  /** What lies above the element, and at how many places a pointer would meet it. */
  readonly above: () => ReadonlyMap<Element, number>
  /** Has these be used beside the element, and nothing else of what was made inert. */
  readonly allow: (windows: readonly Element[]) => void
  readonly end: () => void
}

/** Makes all but one element inert. What comes into the page later stays as it is. */
export function isolate(kept: HTMLElement): Isolation {
  const around: Element[] = []
  for (let node: Element = kept; node.parentElement && node !== node.ownerDocument.body; node = node.parentElement) {
    around.push(...[...node.parentElement.children].filter((other) => other !== node && isUsable(other)))
  }
  let made: readonly Element[] = []
  const apply = (next: readonly Element[]) => {
    for (const element of made) element.removeAttribute('inert')
    made = next
    for (const element of made) element.setAttribute('inert', '')
  }
  apply(around)
  return {
    kept,
    above() {
      const before = made
      // A pointer does not meet what is inert.
      apply([])
      const found = meetAbove(kept)
      apply(before)
      return found
    },
    allow(windows) {
      apply([])
      apply(around.flatMap((other) => partsBeside(other, windows)))
      kept.toggleAttribute(BESIDE_MARK, windows.length > 0)
      kept.querySelector('[aria-modal]')?.setAttribute('aria-modal', `${windows.length === 0}`)
    },
    end: () => apply([]),
  }
}

function isUsable(element: Element): boolean {
  return !element.matches(`[inert], [${ALLOWED_MARK}], script, style, link, template`)
}

/** An element without those of its parts that are windows. */
function partsBeside(element: Element, windows: readonly Element[]): readonly Element[] {
  if (windows.includes(element)) return []
  if (!windows.some((one) => element.contains(one))) return [element]
  return [...element.children].filter(isUsable).flatMap((part) => partsBeside(part, windows))
}

/** A window is no smaller than this, in pixels. */
const GRID = 80

function meetAbove(kept: HTMLElement): ReadonlyMap<Element, number> {
  const page = kept.ownerDocument
  const { innerWidth = 0, innerHeight = 0 } = page.defaultView ?? {}
  const found = new Map<Element, number>()
  for (let x = GRID / 2; x < innerWidth; x += GRID) {
    for (let y = GRID / 2; y < innerHeight; y += GRID) {
      // Tests of apps run where nothing is drawn, and nothing can be met.
      const met = windowOf(page.elementFromPoint?.(x, y) ?? null, kept)
      if (met) found.set(met, (found.get(met) ?? 0) + 1)
    }
  }
  return found
}

/** The outermost part of the page that is drawn above as a whole. */
function windowOf(met: Element | null, kept: HTMLElement): Element | undefined {
  if (kept.contains(met)) return undefined
  let found: Element | undefined
  for (let node = met; node && !node.contains(kept); node = node.parentElement) {
    const { position, zIndex } = getComputedStyle(node)
    if (node.matches('dialog, [popover]') || (position !== 'static' && /\d/.test(zIndex))) found = node
  }
  return found
}
