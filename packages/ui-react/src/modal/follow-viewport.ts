/**
 * Keeps the card in the visible part of the window. Above a keyboard it is no higher than the space left. Opened on a page
 * that the user has zoomed into, it begins where they look, and no part of it lies where panning cannot reach.
 *
 * In      root   the modal's element
 * Out     a function that ends it
 * Source  R-HOST-80, R-HOST-14
 */
export function followViewport(root: HTMLElement): () => void {
  const { visualViewport: view } = window
  const card = root.querySelector<HTMLElement>('[data-part="card"]')
  const place = card?.parentElement
  if (!view || !card || !place) return () => {}
  const { style } = place
  let isAligned = view.scale > 1

  const limitHeight = (height: number | undefined) =>
    root.style.setProperty('--bl-height', height === undefined ? '' : `${height}px`)
  // By the layout: the card may still be moving in.
  const align = () => {
    if (!isAligned) return
    limitHeight(place.clientHeight - view.offsetTop)
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card
    const [x, y] = [
      alignInside([offsetLeft, offsetWidth], [view.offsetLeft, view.width], place.clientWidth, root.dir === 'rtl'),
      alignInside([offsetTop, offsetHeight], [view.offsetTop, view.height], place.clientHeight),
    ]
    style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`
  }
  const put = () => {
    const isZoomed = view.scale > 1
    root.toggleAttribute('data-zoomed', isZoomed)
    if (isZoomed) return
    const isCovered = view.height < innerHeight - 1
    style.translate = ''
    style.inset = isCovered ? `${view.offsetTop}px 0 ${Math.max(0, innerHeight - view.offsetTop - view.height)}px` : ''
    limitHeight(isCovered ? view.height : undefined)
  }
  const onMove = () => {
    isAligned = false
    put()
  }
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(align) : undefined
  const types = ['resize', 'scroll'] as const
  for (const type of types) view.addEventListener(type, onMove)
  sizes?.observe(card)
  put()
  align()
  return () => {
    sizes?.disconnect()
    for (const type of types) view.removeEventListener(type, onMove)
    root.removeAttribute('data-zoomed')
    limitHeight(undefined)
  }
}

type Span = readonly [start: number, length: number]

/** How far a span has to move to lie in the visible part, or to begin with it where it is longer; within the whole window. */
function alignInside([start, length]: Span, [from, visible]: Span, room: number, isFromEnd = false): number {
  const last = from + visible - length
  const nearest = length > visible ? (isFromEnd ? last : from) : Math.min(Math.max(start, from), last)
  return Math.round(Math.max(0, Math.min(nearest, room - length)) - start)
}
