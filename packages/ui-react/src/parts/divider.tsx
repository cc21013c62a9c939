import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'

const LINE = 'bl:h-px bl:flex-1 bl:bg-border'

/** A line between two ways, with a word that says how they stand to each other. */
export function Divider({ className, children, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div
      {...rest}
      data-part="divider"
      className={classNames('bl:flex bl:items-center bl:gap-3 bl:text-12 bl:text-subtle', className)}
    >
      <span aria-hidden="true" className={LINE} />
      <span>{children}</span>
      <span aria-hidden="true" className={LINE} />
    </div>
  )
}
