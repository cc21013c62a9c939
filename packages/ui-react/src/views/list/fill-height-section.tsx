import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden.js'

/** `wait` says what is on its way, empty when nothing is; with words the view is busy, and they are announced. */
export type FittedSectionProps = ComponentPropsWithoutRef<'section'> & { wait?: string | undefined }

/**
 * A view that holds a list: as high as the card allows and no higher, so that the list gives way and what stands under it
 * stays in sight. Where the window is short the list keeps three rows, and the view scrolls.
 */
export const FittedSection = forwardRef<HTMLElement, FittedSectionProps>(function FittedSection(
  { wait, ...rest },
  ref,
) {
  return (
    <>
      {/* Beside the view: a screen reader may keep to itself what changes in a place that is busy. */}
      {wait !== undefined && <VisuallyHidden role="status">{wait}</VisuallyHidden>}
      <section data-part="fitted" ref={ref} aria-busy={wait === undefined ? undefined : wait !== ''} {...rest} />
    </>
  )
})
