import { act } from '@testing-library/react'
import { passFrame } from './moved-time.js'

const { setTimeout: realTimeout } = globalThis

/** Sizes of a page in pixels: of a list that scrolls, and of one line in it. */
export type TestLayout = { readonly list?: number; readonly line?: number }

/**
 * Gives elements sizes, which jsdom does not: a list that scrolls shows so much, each of its lines is so high.
 * Returns what takes it back.
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

  // As the stylesheet has it.
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
        // In a page too, what scrolled is told later.
        if (scroller && row) realTimeout(() => act(() => scrollTo(scroller, placeOf(row, line))), 0)
      },
    }),
  ]
  return () => {
    for (const undo of restore) undo()
  }
}

/** Scrolls an element as a visitor would, and waits until its rows are drawn. */
export async function scrollList(element: Element, top: number): Promise<void> {
  act(() => scrollTo(element, top))
  do await act(passFrame)
  while (element.querySelector('[data-part="row-block"]') !== null)
}

/** Scrolls an element from place to place, quicker than anybody reads. */
export async function flingList(element: Element, tops: readonly number[]): Promise<void> {
  await act(async () => {
    for (const top of tops) scrollTo(element, top)
    await passFrame()
  })
}

function scrollTo(element: Element, top: number): void {
  element.scrollTop = top
  element.dispatchEvent(new Event('scroll'))
}

/** Of rows one under the other, of which some have a gap above them. */
function placeOf(row: Element, line: number): number {
  const before = row.previousElementSibling
  const gap = row instanceof HTMLElement ? Number.parseFloat(row.style.marginTop || '0') : 0
  return gap + (before === null ? 0 : placeOf(before, line) + line)
}

function replace(owner: object, name: string, property: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, ...property })
  return () => {
    if (before) Object.defineProperty(owner, name, before)
    else Reflect.deleteProperty(owner, name)
  }
}
