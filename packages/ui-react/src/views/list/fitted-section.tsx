import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { classNames } from '../../parts/class-names.js'
import { HiddenWords } from '../../parts/hidden-words.js'

/** `wait` says what is on its way, empty when nothing is; with words the view is busy, and they are announced. */
export type FittedSectionProps = ComponentPropsWithoutRef<'section'> & { wait?: string | undefined }

/**
 * A view that holds a list: as high as the card allows and no higher, so that the list gives way and what stands under it
 * stays in sight. The sums are the card's greatest height without its header and padding. Where the window is short the list keeps
 * three rows, and the view scrolls.
 */
export const FittedSection = forwardRef<HTMLElement, FittedSectionProps>(function FittedSection(
  { wait, className, ...rest },
  ref,
) {
  return (
    <>
      {/* Beside the view: a screen reader may keep to itself what changes in a place that is busy. */}
      {wait !== undefined && <HiddenWords role="status">{wait}</HiddenWords>}
      <section
        ref={ref}
        aria-busy={wait === undefined ? undefined : wait !== ''}
        {...rest}
        className={classNames(
          'bl:flex bl:max-h-[calc(100dvh_-_110px)] bl:flex-col bl:gap-4 bl:*:flex-none bl:*:data-[part=scroll-area]:shrink bl:sheet:max-h-[calc(min(640px,100dvh_-_48px)_-_86px)] bl:short:max-h-none! bl:short:*:data-[part=scroll-area]:max-h-[max(190px,calc(100dvh_-_230px))] bl:short:*:data-[part=scroll-area]:overscroll-auto',
          className,
        )}
      />
    </>
  )
})
