import { act } from '@testing-library/react'
import { advanceFrame } from './fake-timers.js'

const { setTimeout: realTimeout } = globalThis

/** Heights in px: of a scrollable list, and of one row in it. */
export type TestLayout = { readonly list?: number; readonly line?: number }

/**
 * Gives elements sizes, which jsdom lacks: a height for scrollable lists and one for their rows. Returns a function that
 * removes them.
 */
export function installLayout({ list = 430, line = 108 }: TestLayout = {}): () => void {
  const SCROLLS = ':is([data-part="scroll-area"], [data-part="view-area"])'
  const heightOf = (element: Element) => (element.matches(SCROLLS) ? list : line)

  class TestResizeObserver implements ResizeObserver {
    private readonly targets = new Set<Element>()
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(target: Element) {
      this.targets.add(target)
      realTimeout(() => {
        if (!this.targets.has(target)) return
        const contentRect = new DOMRect(0, 0, 320, heightOf(target))
        const entry = { target, contentRect, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] }
        this.callback([entry], this)
      }, 0)
    }
    unobserve(target: Element) {
      this.targets.delete(target)
    }
    disconnect() {
      this.targets.clear()
    }
  }

  // Same as in the style sheet.
  const frame = document.createElement('style')
  frame.textContent = '[data-bowline] > * { position: fixed }'
  document.head.append(frame)

  const restore = [
    () => frame.remove(),
    replace(globalThis, 'ResizeObserver', { value: TestResizeObserver }),
    replace(Element.prototype, 'clientHeight', {
      get(this: Element) {
        return heightOf(this)
      },
    }),
    replace(Element.prototype, 'getBoundingClientRect', {
      value(this: Element) {
        const scrolled = this.parentElement?.closest(SCROLLS)?.scrollTop ?? 0
        return new DOMRect(0, -scrolled, 320, heightOf(this))
      },
    }),
    replace(Element.prototype, 'scrollIntoView', {
      value(this: Element) {
        const scroller = this.closest(SCROLLS)
        const row = this.closest('.bl\\:flow-root > *')
        // Browsers report a scroll later, too.
        if (scroller && row) realTimeout(() => act(() => scrollTo(scroller, getPosition(row, line))), 0)
      },
    }),
  ]
  return () => {
    for (const undo of restore) undo()
  }
}

/** Scrolls an element like a user, and waits until its rows are rendered. */
export async function scrollList(element: Element, top: number): Promise<void> {
  act(() => scrollTo(element, top))
  do await act(advanceFrame)
  while (element.querySelector('[data-part="row-block"]') !== null)
}

/** Scrolls an element through several positions, faster than its rows can be read. */
export async function flingList(element: Element, tops: readonly number[]): Promise<void> {
  await act(async () => {
    for (const top of tops) scrollTo(element, top)
    await advanceFrame()
  })
}

function scrollTo(element: Element, top: number): void {
  element.scrollTop = top
  element.dispatchEvent(new Event('scroll'))
}

/** Position of a row below others, some of which have a gap above them. */
function getPosition(row: Element, line: number): number {
  const before = row.previousElementSibling
  const gap = row instanceof HTMLElement ? Number.parseFloat(row.style.marginTop || '0') : 0
  return gap + (before === null ? 0 : getPosition(before, line) + line)
}

function replace(owner: object, name: string, property: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, ...property })
  return () => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}
