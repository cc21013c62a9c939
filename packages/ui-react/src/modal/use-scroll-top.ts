'use client'

/**
 * Scroll position of the view, which starts at its top.
 *
 * In      area   scroll container; `key` changes with the view
 * Out     px, as of the last scroll: reading or setting `scrollTop` after a change forces a layout
 * Source  R-MODAL-23, R-MODAL-71
 */

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Follows the scroll position of the area, and sets it to 0 when `key` changes. */
export function useScrollTop(area: RefObject<HTMLElement | null>, key: string): RefObject<number> {
  const scrollTop = useRef(0)
  useLayoutEffect(() => {
    const box = area.current
    const follow = () => {
      scrollTop.current = box?.scrollTop ?? 0
    }
    box?.addEventListener('scroll', follow)
    return () => box?.removeEventListener('scroll', follow)
  }, [area])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view starts at its top
  useLayoutEffect(() => {
    if (area.current && scrollTop.current > 0) area.current.scrollTop = 0
    scrollTop.current = 0
  }, [area, key])
  return scrollTop
}
