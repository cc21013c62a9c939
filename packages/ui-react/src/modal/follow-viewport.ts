/**
 * Keeps the card in the part of the window that can be seen. Above a keyboard it is no higher than what is left. On a page
 * that is zoomed in it keeps its size and begins in sight; from there the visitor moves on.
 *
 * In      root   the modal's element
 * Out     a function that ends it
 * Source  R-HOST-80, R-HOST-14
 */
export function followViewport(root: HTMLElement): () => void {
  const { visualViewport: view } = window
  const card = root.querySelector('[data-part="card"]')
  const place = card?.parentElement
  if (!view || !card || !place) return () => {}
  const { style } = place

  if (view.scale > 1) {
    const { left, top } = card.getBoundingClientRect()
    style.translate = `${toSight(left, view.offsetLeft, view.width)}px ${toSight(top, view.offsetTop, view.height)}px`
  }
  const put = () => {
    const isZoomed = view.scale > 1
    const isCovered = !isZoomed && view.height < innerHeight - 1
    if (!isZoomed) style.translate = ''
    style.inset = isCovered ? `${view.offsetTop}px 0 ${Math.max(0, innerHeight - view.offsetTop - view.height)}px` : ''
    root.style.setProperty('--bl-height', isCovered ? `${view.height}px` : '')
  }
  const types = ['resize', 'scroll'] as const
  for (const type of types) view.addEventListener(type, put)
  put()
  return () => {
    for (const type of types) view.removeEventListener(type, put)
  }
}

/** How far what begins there has to move to begin in sight; nothing where it does. */
function toSight(at: number, from: number, length: number): number {
  return at >= from && at < from + length ? 0 : from - at
}
