import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'

/** Error message below the element it belongs to. Screen readers announce it immediately. */
export function ErrorLine({ className, children, ...rest }: ComponentPropsWithoutRef<'p'>) {
  return (
    <p
      {...rest}
      role="alert"
      data-part="error-line"
      className={classNames('bl:flex bl:items-start bl:gap-1.5 bl:text-14 bl:text-danger', className)}
    >
      <Icon name="error" className="bl:mt-0.5 bl:size-4" />
      <span className="bl:wrap-anywhere">{children}</span>
    </p>
  )
}
