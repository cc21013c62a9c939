/** Measures a virtualized list and its scroll container. */

/** Distance outside the visible area in which rows are rendered, in px. */
export const MARGIN = 200

/** Scroll container of a list: the nearest scroll area, or the view area of the card; null without one. */
export function getScroller(list: Element | null): Element | null {
  return list?.closest('[data-part="scroll-area"], [data-part="view-area"]') ?? null
}

/** Position of an element's upper edge in the window, in px. */
export function getTop(element: Element): number {
  return element.getBoundingClientRect().top
}

/** Creates a `ResizeObserver`; undefined where it is not supported. */
export function createSizeObserver(callback: ResizeObserverCallback): ResizeObserver | undefined {
  return typeof ResizeObserver === 'function' ? new ResizeObserver(callback) : undefined
}
