'use client'

/**
 * Whether the facts of a request (recipient, network, fee, spender) have been on screen, so that it is not made unseen.
 *
 * In      facts  which facts are shown, when there are further ones later
 * Out     end    ref of an empty element after the facts, which may appear later than the view
 *         show   scrolls to them; undefined once they have been on screen, and where the browser cannot tell
 * Source  R-VIEW-155
 */
import { useEffect, useState } from 'react'

/** Watches the end of a request's facts in the scroll area of the card; again when `facts`, which names them, changes. */
export function useFactsSeen(facts = '') {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const [isUnseen, setIsUnseen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other facts have to be seen too
  useEffect(() => {
    setIsUnseen(false)
    const area = end && getArea(end)
    if (!end || !area || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
        setIsUnseen(!isSeen)
        if (isSeen) observer.disconnect()
      },
      { root: area, rootMargin: `0px 0px -${getCoveredHeight(area)}px 0px` },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, facts])
  return { end: setEnd, show: isUnseen && end ? () => scrollAbove(end) : undefined }
}

const getArea = (end: HTMLElement) => end.closest('[data-part="view-area"]')

/** Height of the buttons, which are pinned over the lower edge of the area, in px. */
const getCoveredHeight = (area: Element) => area.querySelector('[data-part="footer"]')?.clientHeight ?? 0

/** Scrolls until the end is above the buttons. */
function scrollAbove(end: HTMLElement): void {
  const area = getArea(end)
  if (!area) return
  const visibleBottom = area.getBoundingClientRect().bottom - getCoveredHeight(area)
  // A pixel more, for rounding on zoomed pages.
  area.scrollBy({ top: end.getBoundingClientRect().bottom - visibleBottom + 1 })
}
