/**
 * Wallets' own windows in the page. While a wallet is asked, what becomes visible above the modal can be used.
 *
 * In      isolation   of the modal from the page
 *         isOpening   the wallet was asked before the page was made inert: whatever is above counts
 * Out     a function that ends it, after which all of it is inert again
 * Source  R-MODAL-60, R-MODAL-61
 */
import type { Isolation } from './host-page.js'

const LOOK_EVERY_MS = 250
/** What changes inside a shadow root, or by a style sheet alone, is not told. */
const LOOK_UNTOLD_EVERY = 4

/** Follows the windows until the returned function is called. */
export function followWindows({ kept, above, allow }: Isolation, isOpening: boolean): () => void {
  const before = isOpening ? new Map<Element, number>() : above()
  let windows: readonly Element[] = []
  let isChanged = true
  let turn = 0

  const observer = new MutationObserver((changes) => {
    isChanged ||= changes.some(({ target }) => !kept.contains(target))
  })
  observer.observe(kept.ownerDocument.documentElement, {
    attributeFilter: ['class', 'style', 'hidden', 'open'],
    childList: true,
    subtree: true,
  })

  const timer = setInterval(() => {
    turn += 1
    if (!isChanged && turn % LOOK_UNTOLD_EVERY > 0) return
    isChanged = false
    // One that was there before counts where it has grown: a wallet's button that unfolds.
    const grown = [...above()].filter(([found, places]) => places > (before.get(found) ?? 0)).map(([found]) => found)
    if (grown.length === windows.length && grown.every((found) => windows.includes(found))) return
    windows = grown
    allow(windows)
  }, LOOK_EVERY_MS)

  return () => {
    observer.disconnect()
    clearInterval(timer)
    if (windows.length > 0) allow([])
  }
}
