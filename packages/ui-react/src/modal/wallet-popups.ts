/**
 * Wallets' own windows in the page. While a wallet is asked, what becomes visible above the modal can be used.
 *
 * In      kit, isolation   of the modal from the page
 * Out     a function that ends it, after which all of it is inert again
 * Source  R-MODAL-60, R-MODAL-61, R-HOST-78
 */
import type { Kit, KitState } from '@bowline/kit-core'
import { type Isolation, isUsable, OVERLAY_ATTRIBUTE } from './host-page.js'

const LOOK_EVERY_MS = 250
/** What changes inside a shadow root, or by a style sheet alone, is not told. */
const LOOK_UNTOLD_EVERY = 4
/** A window is no smaller than this, in pixels. */
const GRID = 80

const isAsked = ({ openPrompts }: KitState) => openPrompts > 0

/** Follows the windows until the returned function is called. */
export function watchWalletPopups(kit: Kit, isolation: Isolation): () => void {
  const { kept } = isolation
  kept.addEventListener('keydown', ignoreRepeatedEnter, true)
  let stop: (() => void) | undefined
  const follow = (isOpening: boolean) => {
    stop?.()
    stop = isAsked(kit.getState()) ? followOne(isolation, isOpening) : undefined
  }
  // A wallet that was asked before anybody looked: whatever is above counts.
  follow(true)
  const unsubscribe = kit.subscribe(isAsked, () => follow(false))
  return () => {
    kept.removeEventListener('keydown', ignoreRepeatedEnter, true)
    unsubscribe()
    stop?.()
  }
}

/** Enter that is held presses once: what it did moves the focus, and the next button is not meant. Source: R-HOST-78. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
}

/** Follows the windows of one question. */
function followOne(isolation: Isolation, isOpening: boolean): () => void {
  const { kept } = isolation
  const before = isOpening ? new Map<Element, number>() : findAbove(isolation)
  let windows: readonly Element[] = []
  let { around } = isolation
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
    const grown = [...findAbove(isolation)]
      .filter(([found, places]) => places > (before.get(found) ?? 0))
      .map(([found]) => found)
    const isSame = grown.length === windows.length && grown.every((found) => windows.includes(found))
    if (isSame && around === isolation.around) return
    windows = grown
    around = isolation.around
    allow(isolation, windows)
  }, LOOK_EVERY_MS)

  return () => {
    observer.disconnect()
    clearInterval(timer)
    if (windows.length > 0) allow(isolation, [])
  }
}

/** Has the windows be used, and nothing else of what was made inert. */
function allow({ kept, around, apply }: Isolation, windows: readonly Element[]): void {
  apply([])
  apply(around.flatMap((other) => getOverlayElements(other, windows)))
  kept.toggleAttribute(OVERLAY_ATTRIBUTE, windows.length > 0)
  kept.querySelector('[aria-modal]')?.setAttribute('aria-modal', `${windows.length === 0}`)
}

/** An element without those of its parts that are windows. */
function getOverlayElements(element: Element, windows: readonly Element[]): readonly Element[] {
  if (windows.includes(element)) return []
  if (!windows.some((one) => element.contains(one))) return [element]
  return [...element.children].filter(isUsable).flatMap((part) => getOverlayElements(part, windows))
}

/** What lies above the modal, and at how many places a pointer would meet it, were nothing inert. */
function findAbove({ kept, apply }: Isolation): ReadonlyMap<Element, number> {
  const made = apply([])
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
  apply(made)
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
