'use client'

import { type ComponentPropsWithoutRef, useRef } from 'react'
import { classNames } from './class-names.js'
import { useScrollFade } from './use-scroll-fade.js'

/** Scrollable area that fades at an edge with more content. Set its maximum height with a class. */
export function ScrollArea({
  className,
  children,
  ...rest
}: Omit<ComponentPropsWithoutRef<'div'>, 'ref' | 'onScroll'>) {
  const area = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  return (
    <div
      {...rest}
      {...useScrollFade(area, end)}
      ref={area}
      data-part="scroll-area"
      className={classNames('bl:overflow-y-auto bl:overscroll-contain', className)}
    >
      {children}
      <div ref={end} />
    </div>
  )
}
