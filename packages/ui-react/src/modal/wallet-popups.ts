/**
 * Makes popups that wallets show inside the page usable. While a request to a wallet is pending, elements that appear above
 * the modal are not inert.
 *
 * In      kit, isolation   isolation of the page around the modal
 * Out     a function that stops watching and makes all of the page inert again
 * Source  R-MODAL-60, R-MODAL-61, R-HOST-78
 */
import type { Kit, KitState } from '@bowline/kit-core'
import { canMakeInert, type Isolation, OVERLAY_ATTRIBUTE } from './host-page.js'
import { whenIdle } from './when-idle.js'
import { whenPainted } from './when-painted.js'

const CHECK_INTERVAL_MS = 250
/** Every n-th check runs without a reported change, for changes in a shadow root or by a style sheet alone. */
const UNREPORTED_CHECK_EVERY = 4
/** Grid spacing of the check and minimum size of a popup, in px. */
const GRID = 80

type Above = ReadonlyMap<Element, number>

const hasOpenPrompt = ({ openPrompts }: KitState) => openPrompts > 0

/**
 * Watches wallet popups until the returned function is called. With `hadPrompt`, a request was pending when the modal opened, so
 * any element above the modal counts as a popup until that request ends.
 */
export function watchWalletPopups(kit: Kit, isolation: Isolation, hadPrompt: boolean): () => void {
  const { kept } = isolation
  kept.addEventListener('keydown', ignoreRepeatedEnter, true)
  /** What is above the modal without a request. */
  let before: Above | undefined = hadPrompt ? new Map() : undefined
  let stop = () => {}
  const find = () => {
    before = findAbove(isolation)
  }
  const watch = () => {
    stop()
    stop = hasOpenPrompt(kit.getState()) ? watchPrompt(isolation, before) : whenIdle(find)
  }
  watch()
  const unsubscribe = kit.subscribe(hasOpenPrompt, watch)
  return () => {
    kept.removeEventListener('keydown', ignoreRepeatedEnter, true)
    unsubscribe()
    stop()
  }
}

/** Holding Enter presses only once: the press moves focus, and the next button must not be pressed. Source: R-HOST-78. */
function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Watches popups during one request. Without `known`, what is above the modal already is looked for after the next frame, because
 * looking forces a layout, which would delay the request. What changes until then counts as new.
 */
function watchPrompt(isolation: Isolation, known: Above | undefined): () => void {
  const { kept } = isolation
  let before = known
  const changed: Node[] = []
  let popups: readonly Element[] = []
  let { around } = isolation
  let isChanged = true
  let turn = 0

  const observer = new MutationObserver((changes) => {
    const others = changes.filter(({ target }) => !kept.contains(target))
    isChanged ||= others.length > 0
    if (before) return
    for (const { type, target, addedNodes } of others) {
      for (const node of type === 'childList' ? addedNodes : [target]) changed.push(node)
    }
  })
  observer.observe(kept.ownerDocument.documentElement, {
    attributeFilter: ['class', 'style', 'hidden', 'open'],
    childList: true,
    subtree: true,
  })

  const cancel = whenPainted(() => {
    before ??= new Map([...findAbove(isolation)].filter(([found]) => !changed.some((node) => found.contains(node))))
  })

  const timer = setInterval(() => {
    turn += 1
    const old = before
    if (!old) return
    if (!isChanged && turn % UNREPORTED_CHECK_EVERY > 0) return
    isChanged = false
    // An element that was there before counts once it covers more points, such as a wallet button that expands.
    const grown = [...findAbove(isolation)]
      .filter(([found, points]) => points > (old.get(found) ?? 0))
      .map(([found]) => found)
    const isSame = grown.length === popups.length && grown.every((found) => popups.includes(found))
    if (isSame && around === isolation.around) return
    popups = grown
    around = isolation.around
    allow(isolation, popups)
  }, CHECK_INTERVAL_MS)

  return () => {
    cancel()
    observer.disconnect()
    clearInterval(timer)
    if (popups.length > 0) allow(isolation, [])
  }
}

/** Makes the popups usable, and nothing else of the page. */
function allow({ kept, around, apply }: Isolation, popups: readonly Element[]): void {
  apply([])
  apply(around.flatMap((other) => excludePopups(other, popups)))
  kept.toggleAttribute(OVERLAY_ATTRIBUTE, popups.length > 0)
  kept.querySelector('[aria-modal]')?.setAttribute('aria-modal', `${popups.length === 0}`)
}

/** Parts of an element that are not popups. */
function excludePopups(element: Element, popups: readonly Element[]): readonly Element[] {
  if (popups.includes(element)) return []
  if (!popups.some((one) => element.contains(one))) return [element]
  return [...element.children].filter(canMakeInert).flatMap((part) => excludePopups(part, popups))
}

/** Elements above the modal, and at how many grid points a pointer would hit them if nothing were inert. */
function findAbove({ kept, apply }: Isolation): Above {
  const inert = apply([])
  const page = kept.ownerDocument
  const { innerWidth = 0, innerHeight = 0 } = page.defaultView ?? {}
  const found = new Map<Element, number>()
  for (let x = GRID / 2; x < innerWidth; x += GRID) {
    for (let y = GRID / 2; y < innerHeight; y += GRID) {
      // Tests of apps run without layout, where `elementFromPoint` is missing.
      const met = findPopup(page.elementFromPoint?.(x, y) ?? null, kept)
      if (met) found.set(met, (found.get(met) ?? 0) + 1)
    }
  }
  apply(inert)
  return found
}

/** Outermost element around a hit that is positioned above the page as a whole. */
function findPopup(met: Element | null, kept: HTMLElement): Element | undefined {
  if (kept.contains(met)) return undefined
  let found: Element | undefined
  for (let node = met; node && !node.contains(kept); node = node.parentElement) {
    const { position, zIndex } = getComputedStyle(node)
    if (node.matches('dialog, [popover]') || (position !== 'static' && /\d/.test(zIndex))) found = node
  }
  return found
}
