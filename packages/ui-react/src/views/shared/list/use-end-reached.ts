'use client'

/**
 * Reports that the end of a list comes near the screen.
 *
 * In      isOn    whether to observe the end
 *         page    changes when there is more to scroll; an end that is still near is reported again
 *         onNear  called once per `page`
 * Out     ref of the element at the end
 * Source  R-FLOW-25
 */

import { useEffect, useRef } from 'react'

/** Distance from the edge of the scroll area at which the end counts as near. */
const MARGIN = '400px'

/** Calls `onNear` when the end comes near the screen. */
export function useEndReached({ isOn, page, onNear }: { isOn: boolean; page: unknown; onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes again for each page
  useEffect(() => {
    if (!isOn || end.current === null || typeof IntersectionObserver === 'undefined') return
    const root = end.current.closest('[data-part="scroll-area"], [data-part="view-area"]')
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { root, rootMargin: `0px 0px ${MARGIN} 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isOn, page])
  return end
}
