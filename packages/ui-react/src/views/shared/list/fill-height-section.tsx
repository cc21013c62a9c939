import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { VisuallyHidden } from '../../../components/visually-hidden.js'

/** `loadingText` says what is loading; screen readers announce it, and the section is busy. Empty when nothing is loading. */
export type FillHeightSectionProps = ComponentPropsWithoutRef<'section'> & { loadingText?: string | undefined }

/**
 * Root section of a view that contains a list. It is at most as high as the card allows, so that the list shrinks and scrolls,
 * and what is below it stays visible. In low windows the list keeps three rows, and the view scrolls.
 */
export const FillHeightSection = forwardRef<HTMLElement, FillHeightSectionProps>(function FillHeightSection(
  { loadingText, ...rest },
  ref,
) {
  return (
    <>
      {/* Outside the section: screen readers may not announce changes inside a busy element. */}
      {loadingText !== undefined && <VisuallyHidden role="status">{loadingText}</VisuallyHidden>}
      <section
        data-part="fitted"
        ref={ref}
        aria-busy={loadingText === undefined ? undefined : loadingText !== ''}
        {...rest}
      />
    </>
  )
})
