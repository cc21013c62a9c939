'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from '../../../components/class-names.js'
import { ScrollArea } from '../../../components/scroll-area.js'
import { useRovingFocus } from '../../../components/use-roving-focus.js'

/** `label` is the accessible name of the list; `children` are `li` elements with one `Row` each. */
export type ScrollListProps = Omit<ComponentPropsWithoutRef<'ul'>, 'ref' | 'onKeyDown' | 'onFocus' | 'aria-label'> & {
  label: string
}

/** List of rows that scrolls inside the card, with arrow keys between the rows. Not virtualized. */
export function ScrollList({ label, className, ...rest }: ScrollListProps) {
  const { ref, onKeyDown, onFocus } = useRovingFocus<HTMLUListElement>()
  return (
    <ScrollArea className="bl:-m-1 bl:max-h-[470px] bl:scroll-py-6 bl:p-1">
      <ul
        {...rest}
        ref={ref}
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className={classNames('bl:flex bl:flex-col bl:gap-2', className)}
      />
    </ScrollArea>
  )
}
