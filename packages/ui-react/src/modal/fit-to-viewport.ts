/**
 * Keeps the card in the visible part of the window. Above a keyboard it is at most as high as the remaining space. On a page
 * that the user has zoomed into, it opens in the visible part, and panning can reach all of it.
 *
 * In      root   the modal's root element
 * Out     a function that stops watching
 * Source  R-HOST-80, R-HOST-14
 */
export function fitToViewport(root: HTMLElement): () => void {
  const { visualViewport: view } = window
  const card = root.querySelector<HTMLElement>('[data-part="card"]')
  const container = card?.parentElement
  if (!view || !card || !container) return () => {}
  const { style } = container
  let isAligned = view.scale > 1

  const limitHeight = (height: number | undefined) =>
    root.style.setProperty('--bl-height', height === undefined ? '' : `${height}px`)
  // Uses layout positions, because the card may still be animating.
  const align = () => {
    if (!isAligned) return
    limitHeight(container.clientHeight - view.offsetTop)
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card
    const [x, y] = [
      alignInside([offsetLeft, offsetWidth], [view.offsetLeft, view.width], container.clientWidth, root.dir === 'rtl'),
      alignInside([offsetTop, offsetHeight], [view.offsetTop, view.height], container.clientHeight),
    ]
    style.translate = x === 0 && y === 0 ? '' : `${x}px ${y}px`
  }
  const update = () => {
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
    update()
  }
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(align) : undefined
  const types = ['resize', 'scroll'] as const
  for (const type of types) view.addEventListener(type, onMove)
  sizes?.observe(card)
  update()
  align()
  return () => {
    sizes?.disconnect()
    for (const type of types) view.removeEventListener(type, onMove)
    root.removeAttribute('data-zoomed')
    limitHeight(undefined)
  }
}

type Span = readonly [start: number, length: number]

/** Offset that moves a span into the visible part, or to its start when the span is longer; limited to the window. */
function alignInside([start, length]: Span, [from, visible]: Span, room: number, isFromEnd = false): number {
  const last = from + visible - length
  const nearest = length > visible ? (isFromEnd ? last : from) : Math.min(Math.max(start, from), last)
  return Math.round(Math.max(0, Math.min(nearest, room - length)) - start)
}
