import { cleanText, isLookalike, sanitizeText } from '@bowline/kit-core'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'

/**
 * `lookalikeLabel` names the mark for a text whose letters may be taken for others; without it no mark is drawn. `isFalse`: they
 * may, whatever the alphabets say.
 */
export type ForeignTextProps = Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> & {
  text: string
  max?: number | undefined
  fallback?: string | undefined
  lookalikeLabel?: string | undefined
  isFalse?: boolean | undefined
}

/** A text up to this length is not clipped anywhere. */
const NEVER_CLIPPED = 10

/**
 * A text somebody else wrote, made safe to show. It has its own direction, never that of the line around it, and is not
 * translated.
 */
export function UntrustedText({ text, max, fallback, lookalikeLabel, isFalse, className, ...rest }: ForeignTextProps) {
  const shown = cleanText(text, {
    ...(max === undefined ? {} : { max }),
    ...(fallback === undefined ? {} : { fallback }),
  })
  const whole = sanitizeText(text)
  const words = (
    <bdi
      translate={shown === fallback ? undefined : 'no'}
      {...rest}
      title={whole.length > NEVER_CLIPPED || (whole !== '' && whole !== shown) ? whole : undefined}
      data-part="foreign-text"
      className={classNames('bl:inline-block bl:max-w-full bl:truncate bl:align-bottom', className)}
    >
      {shown}
    </bdi>
  )
  if (lookalikeLabel === undefined || !(isFalse || isLookalike(whole))) return words
  // Beside the text and not in it: what is clipped must not take the warning along.
  return (
    <span className="bl:inline-flex bl:max-w-full bl:items-center bl:gap-1 bl:align-bottom">
      {words}
      <span role="img" aria-label={lookalikeLabel} title={lookalikeLabel} className="bl:inline-flex bl:flex-none">
        <Icon name="warning" className="bl:size-4 bl:text-warning" />
      </span>
    </span>
  )
}
