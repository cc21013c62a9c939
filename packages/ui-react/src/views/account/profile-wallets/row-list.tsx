'use client'

import { type ReactNode, useId } from 'react'
import { useRovingFocus } from '../../../components/use-roving-focus.js'

/** `title` is a heading above the rows and names the list; `children` are `li` elements. */
export type RowListProps = { title: string; children: ReactNode }

/** Titled list of rows in ProfileWallets, with arrow keys between the rows. */
export function RowList({ title, children }: RowListProps) {
  const titleId = useId()
  const { ref, onKeyDown, onFocus } = useRovingFocus<HTMLUListElement>()
  return (
    <div className="bl:flex bl:flex-col bl:gap-2">
      <h2 id={titleId} className="bl:px-1 bl:text-12 bl:font-medium bl:text-subtle">
        {title}
      </h2>
      <ul
        ref={ref}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="bl:flex bl:flex-col bl:gap-2"
      >
        {children}
      </ul>
    </div>
  )
}
