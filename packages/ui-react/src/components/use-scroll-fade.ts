'use client'

import { type RefObject, useCallback, useEffect, useState } from 'react'

type Edges = { readonly before: boolean; readonly after: boolean }

/** Props for a scrollable `area` that mark the edges beyond which it has more content. `end` is its last element. */
export function useScrollFade(area: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState<Edges>({ before: false, after: false })

  const measure = useCallback(() => {
    if (!area.current) return
    const { scrollTop, scrollHeight, clientHeight } = area.current
    const before = scrollTop > 1
    const after = scrollTop + clientHeight < scrollHeight - 1
    setEdges((last) => (last.before === before && last.after === after ? last : { before, after }))
  }, [area])

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !area.current || !end.current) return
    // Observes visibility of the end instead of sizes: content that measures itself would resize while a `ResizeObserver`
    // reports, which browsers report as an error of the page.
    const observer = new IntersectionObserver(measure, { root: area.current })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [area, end, measure])

  return {
    onScroll: measure,
    'data-more-before': edges.before || undefined,
    'data-more-after': edges.after || undefined,
  }
}
