import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { VisuallyHidden } from '../../../components/visually-hidden.js'

/** `wait` says what is loading, or is empty when nothing is. While set, the view is busy and screen readers announce it. */
export type FillHeightSectionProps = ComponentPropsWithoutRef<'section'> & { wait?: string | undefined }

/**
 * Root section of a view that contains a list. It is at most as high as the card allows, so that the list shrinks and scrolls,
 * and what is below it stays visible. In low windows the list keeps three rows, and the view scrolls.
 */
export const FillHeightSection = forwardRef<HTMLElement, FillHeightSectionProps>(function FittedSection(
  { wait, ...rest },
  ref,
) {
  return (
    <>
      {/* Outside the section: screen readers may not announce changes inside a busy element. */}
      {wait !== undefined && <VisuallyHidden role="status">{wait}</VisuallyHidden>}
      <section data-part="fitted" ref={ref} aria-busy={wait === undefined ? undefined : wait !== ''} {...rest} />
    </>
  )
})
