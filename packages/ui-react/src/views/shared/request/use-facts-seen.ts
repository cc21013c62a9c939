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

/** Height of the buttons over the lower edge of the card. */
const COVERED = '0px 0px -84px 0px'

/** Watches the end of a request's facts in the scroll area of the card; again when `facts`, which names them, changes. */
export function useFactsSeen(facts = '') {
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const [isUnseen, setIsUnseen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other facts have to be seen too
  useEffect(() => {
    setIsUnseen(false)
    const area = end?.closest('[data-part="view-area"]')
    if (!end || !area || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
        setIsUnseen(!isSeen)
        if (isSeen) observer.disconnect()
      },
      { root: area, rootMargin: COVERED },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [end, facts])
  return { end: setEnd, show: isUnseen ? () => end?.scrollIntoView({ block: 'end' }) : undefined }
}
