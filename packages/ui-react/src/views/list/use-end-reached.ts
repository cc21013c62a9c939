/**
 * Notices that the end of a list comes near.
 *
 * In      isOn    whether anybody wants to know
 *         page    changes when there is more to scroll: an end that is still near is told again
 *         onNear  called once per `page`
 * Out     ref of the element at the end
 * Source  R-FLOW-25
 */
'use client'

import { useEffect, useRef } from 'react'

/** How far from the edge of the list the end may be. */
const MARGIN = '400px'

/** Notices that the end comes near. */
export function useNearEnd({ isOn, page, onNear }: { isOn: boolean; page: unknown; onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further page is watched for anew
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
