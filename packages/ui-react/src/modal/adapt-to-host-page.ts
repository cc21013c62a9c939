/**
 * What the modal needs in few pages and for few visitors. It is loaded when there is something of it.
 *
 * In      kit, isolation   of the modal from the page
 * Out     a function that ends it
 * Source  R-HOST-77, 80 to 82, R-HOST-92, R-HOST-93, R-VIEW-153
 */
import type { Kit } from '@bowline/kit-core'
import { closeOnBack } from './close-on-back.js'
import { followPlace } from './follow-place.js'
import { followViewport } from './follow-viewport.js'
import { ALWAYS_ACTIVE_SELECTOR, type Isolation, isUnstyled, isUsable, listAround } from './host-page.js'
import { showInTopLayer } from './show-in-top-layer.js'

/** Another library's dialog lets nothing outside it scroll, which it hears of in the page. */
const SCROLLING = ['wheel', 'touchmove'] as const

const stop = (event: Event) => event.stopPropagation()

/** Fits the modal into the page. */
export function adaptToHostPage(kit: Kit, isolation: Isolation): () => void {
  const { kept } = isolation
  if (isUnstyled(kept)) kit.log.error('The modal has no styles: the app does not load `@bowline/ui-react/styles.css`.')
  let fall: (() => void) | undefined
  const settle = () => {
    fall?.()
    // An element that is inert at this moment counts as inert by the host.
    isolation.apply([])
    isolation.around = listAround(kept).flatMap(partsAround)
    isolation.apply(isolation.around)
    fall = showInTopLayer(kept)
  }
  settle()
  for (const type of SCROLLING) kept.addEventListener(type, stop, { passive: true })
  const ends = [() => fall?.(), followPlace(kept, settle), followViewport(kept)]
  if (kit.config.closeOnBrowserBack) closeOnBack(kit)
  return () => {
    for (const end of ends) end()
    for (const type of SCROLLING) kept.removeEventListener(type, stop)
  }
}

/** An element, or in its place its parts in which nothing is kept as it is. */
function partsAround(element: Element): readonly Element[] {
  if (element.matches(ALWAYS_ACTIVE_SELECTOR) || !isUsable(element)) return []
  return element.querySelector(ALWAYS_ACTIVE_SELECTOR) === null ? [element] : [...element.children].flatMap(partsAround)
}
