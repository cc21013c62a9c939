import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithoutRef<'span'>) {
  return <span {...rest} data-part="hidden-words" className={classNames('bl:sr-only', className)} />
}
