/**
 * Keeps the modal usable when a native dialog of the app closes or is removed, or when an element enters or leaves full
 * screen. Otherwise the modal would become inert or be removed with them.
 *
 * In      root     the modal's root element
 *         onMoved  called after each move
 * Out     a function that stops watching
 * Source  R-VIEW-153, R-HOST-92
 */
import { findModalContainer } from './host-page.js'

/** Moves the modal to another parent element when its current one becomes unusable. */
export function watchContainer(root: HTMLElement, onMoved: () => void): () => void {
  const page = root.ownerDocument
  const check = () => {
    const { parentElement: container } = root
    const isKept =
      container?.isConnected && container.matches('dialog[open]') && !container.contains(page.fullscreenElement)
    const next = isKept ? container : findModalContainer(page)
    if (next !== container || !root.isConnected) {
      move(root, next)
      onMoved()
    }
    // Video, canvas and frame elements do not render their children.
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

/** Moves the modal. Browsers with `moveBefore` keep focus, scroll position and frames. */
function move(root: HTMLElement, container: Element): void {
  const page = root.ownerDocument
  const focused = page.activeElement
  if (root.isConnected && 'moveBefore' in container) container.moveBefore(root, null)
  else container.append(root)
  if (root.contains(page.activeElement)) return
  const next = root.contains(focused) ? focused : root.querySelector('[data-modal-title]')
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}
