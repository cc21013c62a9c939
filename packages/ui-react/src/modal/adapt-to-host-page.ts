/**
 * Adapts the open modal to unusual pages, such as those with dialogs, popovers or zoom; `useIsolation` loads this code only
 * when a page needs it, and when `closeOnBrowserBack` is on.
 *
 * In      kit, isolation   isolation of the page around the modal
 * Out     a function that undoes the adaptation
 * Source  R-HOST-77, 80 to 82, R-HOST-92, R-HOST-93, R-VIEW-153
 */
import type { Kit } from '@bowline/kit-core'
import { closeOnBack } from './close-on-back.js'
import { fitToViewport } from './fit-to-viewport.js'
import { ALWAYS_ACTIVE_SELECTOR, canMakeInert, type Isolation, isUnstyled, listAround } from './host-page.js'
import { showInTopLayer } from './show-in-top-layer.js'
import { watchContainer } from './watch-container.js'

/** Dialogs of other libraries block scrolling outside them, with listeners for these events on the page. */
const SCROLLING = ['wheel', 'touchmove'] as const

const stop = (event: Event) => event.stopPropagation()

/** Applies all adaptations: inert parts, top layer, moved container, viewport, closing on back. */
export function adaptToHostPage(kit: Kit, isolation: Isolation): () => void {
  const { kept } = isolation
  if (isUnstyled(kept)) kit.log.error('The modal has no styles: the app does not load `@bowline/ui-react/styles.css`.')
  let leaveTopLayer: (() => void) | undefined
  const settle = () => {
    leaveTopLayer?.()
    // Other libraries treat an element that is inert at this moment as inert by the app.
    isolation.apply([])
    isolation.around = listAround(kept).flatMap(getInertParts)
    isolation.apply(isolation.around)
    leaveTopLayer = showInTopLayer(kept)
  }
  settle()
  for (const type of SCROLLING) kept.addEventListener(type, stop, { passive: true })
  const cleanups = [() => leaveTopLayer?.(), watchContainer(kept, settle), fitToViewport(kept)]
  if (kit.config.closeOnBrowserBack) closeOnBack(kit)
  return () => {
    for (const cleanup of cleanups) cleanup()
    for (const type of SCROLLING) kept.removeEventListener(type, stop)
  }
}

/** The element itself or, when it contains always-active elements, its children without them. */
function getInertParts(element: Element): readonly Element[] {
  if (element.matches(ALWAYS_ACTIVE_SELECTOR) || !canMakeInert(element)) return []
  return element.querySelector(ALWAYS_ACTIVE_SELECTOR) === null
    ? [element]
    : [...element.children].flatMap(getInertParts)
}
