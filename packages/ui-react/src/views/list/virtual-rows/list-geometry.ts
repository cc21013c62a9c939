/** Where a list and what scrolls it are in the window, in pixels. */

/** How far outside of what is in sight rows are in the page. */
export const MARGIN = 200

/** What scrolls a list. */
export function scrollerOf(list: Element | null): Element | null {
  return list?.closest('[data-part="scroll-area"], [data-part="view-area"]') ?? null
}

/** The upper edge. */
export function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}

/** None where sizes cannot be watched. */
export function sizeObserver(told: ResizeObserverCallback): ResizeObserver | undefined {
  return typeof ResizeObserver === 'function' ? new ResizeObserver(told) : undefined
}
