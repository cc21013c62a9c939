import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'

/** What a view asks for: it stays at the card's lower edge, under a shade while there is more below. */
export function Footer({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return (
    <div
      {...rest}
      data-part="footer"
      className={classNames(
        'bl:sticky bl:bottom-0 bl:z-1 bl:-mx-5 bl:-mt-2 bl:-mb-5 bl:flex bl:flex-col bl:gap-2 bl:self-stretch bl:bg-bg bl:px-5 bl:pt-2 bl:pb-5',
        className,
      )}
    />
  )
}
