import { cleanText } from '@bowline/kit-core'
import { isLookalike, sanitizeText } from '@bowline/kit-core/internal'
import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'

/**
 * `max` is the maximum number of characters; `fallback` replaces an empty text. `lookalikeLabel` is the label of a warning
 * icon for a text with lookalike letters; without it there is no icon. `isSpoofed` shows the icon for any text.
 */
export type UntrustedTextProps = Omit<ComponentPropsWithoutRef<'bdi'>, 'children'> & {
  text: string
  max?: number | undefined
  fallback?: string | undefined
  lookalikeLabel?: string | undefined
  isSpoofed?: boolean | undefined
}

/** Maximum length of a text that is never clipped, in characters. */
const MAX_UNCLIPPED_LENGTH = 10

/** Text from an untrusted source, made safe to show. Isolated from the direction of the text around it; not translated. */
export function UntrustedText({
  text,
  max,
  fallback,
  lookalikeLabel,
  isSpoofed,
  className,
  ...rest
}: UntrustedTextProps) {
  const shown = cleanText(text, {
    ...(max === undefined ? {} : { max }),
    ...(fallback === undefined ? {} : { fallback }),
  })
  const fullText = sanitizeText(text)
  const content = (
    <bdi
      translate={shown === fallback ? undefined : 'no'}
      {...rest}
      title={fullText.length > MAX_UNCLIPPED_LENGTH || (fullText !== '' && fullText !== shown) ? fullText : undefined}
      data-part="foreign-text"
      className={classNames('bl:inline-block bl:max-w-full bl:truncate bl:align-bottom', className)}
    >
      {shown}
    </bdi>
  )
  if (lookalikeLabel === undefined || !(isSpoofed || isLookalike(fullText))) return content
  // Next to the text, not inside it, so that clipping the text does not clip the warning.
  return (
    <span className="bl:inline-flex bl:max-w-full bl:items-center bl:gap-1 bl:align-bottom">
      {content}
      <span role="img" aria-label={lookalikeLabel} title={lookalikeLabel} className="bl:inline-flex bl:flex-none">
        <Icon name="warning" className="bl:size-4 bl:text-warning" />
      </span>
    </span>
  )
}
