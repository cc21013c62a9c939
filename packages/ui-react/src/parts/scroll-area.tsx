'use client'

import { type ComponentPropsWithoutRef, useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.js'

type Edges = { before: boolean; after: boolean }

/** A list that scrolls by itself and fades where there is more of it. Its greatest height is a class. */
export function ScrollArea({
  className,
  children,
  ...rest
}: Omit<ComponentPropsWithoutRef<'div'>, 'ref' | 'onScroll'>) {
  const area = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState<Edges>({ before: false, after: false })

  const measure = useCallback(() => {
    if (!area.current) return
    const { scrollTop, scrollHeight, clientHeight } = area.current
    const before = scrollTop > 1
    const after = scrollTop + clientHeight < scrollHeight - 1
    setEdges((last) => (last.before === before && last.after === after ? last : { before, after }))
  }, [])

  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !area.current || !end.current) return
    // Whether the end is in sight, and not sizes: content that measures itself would grow while those are told, and the
    // browser reports that as an error of the page.
    const observer = new IntersectionObserver(measure, { root: area.current })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [measure])

  return (
    <div
      {...rest}
      ref={area}
      onScroll={measure}
      data-part="scroll-area"
      data-more-before={edges.before || undefined}
      data-more-after={edges.after || undefined}
      className={classNames('bl:overflow-y-auto bl:overscroll-contain', className)}
    >
      {children}
      <div ref={end} />
    </div>
  )
}
