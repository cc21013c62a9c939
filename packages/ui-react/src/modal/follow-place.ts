/**
 * Keeps the modal where it can be used. A native dialog of the host that closes or leaves the page, or an element that enters
 * or leaves full screen, would leave it inert, or take it along.
 *
 * In      root     the modal's element
 *         onMoved  called after each move
 * Out     a function that ends it
 * Source  R-VIEW-153, R-HOST-92
 */
import { findPlace } from './host-page.js'

/** Moves the modal whenever it belongs elsewhere. */
export function followPlace(root: HTMLElement, onMoved: () => void): () => void {
  const page = root.ownerDocument
  const check = () => {
    const { parentElement: place } = root
    const isKept = place?.isConnected && place.matches('dialog[open]') && !place.contains(page.fullscreenElement)
    const next = isKept ? place : findPlace(page)
    if (next !== place || !root.isConnected) {
      move(root, next)
      onMoved()
    }
    // A video, a canvas or a frame draws nothing inside itself.
    if (next === page.fullscreenElement && root.getClientRects().length === 0) page.exitFullscreen().catch(() => {})
  }
  const observer = new MutationObserver(check)
  observer.observe(page.body, { childList: true, subtree: true })
  page.addEventListener('close', check, true)
  page.addEventListener('fullscreenchange', check)
  check()
  return () => {
    observer.disconnect()
    page.removeEventListener('close', check, true)
    page.removeEventListener('fullscreenchange', check)
  }
}

/** Browsers with `moveBefore` keep the focus, the scroll position and frames. */
function move(root: HTMLElement, place: Element): void {
  const page = root.ownerDocument
  const focused = page.activeElement
  if (root.isConnected && 'moveBefore' in place) place.moveBefore(root, null)
  else place.append(root)
  if (root.contains(page.activeElement)) return
  const next = root.contains(focused) ? focused : root.querySelector('[data-modal-title]')
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
