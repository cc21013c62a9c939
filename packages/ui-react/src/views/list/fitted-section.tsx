import type { ComponentProps } from 'react'
import { classNames } from '../../parts/class-names.js'

/**
 * A view that holds a list: as high as the card allows and no higher, so that the list gives way and what stands under it
 * stays in sight. The sums are the card's greatest height without its header and padding.
 */
export function FittedSection({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classNames(
        'bl:flex bl:max-h-[calc(100dvh_-_110px)] bl:flex-col bl:gap-4 bl:*:flex-none bl:*:data-[part=scroll-area]:shrink bl:sheet:max-h-[calc(min(640px,100dvh_-_48px)_-_86px)]',
        className,
      )}
    />
  )
}
