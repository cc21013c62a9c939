import { cleanText, isLookalike, readableText } from '@bowline/kit-core'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'

/** `lookalikeLabel` names the mark for a text whose letters may be taken for others; without it no mark is drawn. */
export type ForeignTextProps = Omit<ComponentProps<'bdi'>, 'children'> & {
  text: string
  max?: number
  fallback?: string
  lookalikeLabel?: string
}

/** A text somebody else wrote, made safe to show. Its own direction, never that of the line around it. */
export function ForeignText({ text, max, fallback, lookalikeLabel, className, ...rest }: ForeignTextProps) {
  const shown = cleanText(text, {
    ...(max === undefined ? {} : { max }),
    ...(fallback === undefined ? {} : { fallback }),
  })
  const whole = readableText(text)
  return (
    <bdi
      {...rest}
      title={shown.endsWith('…') && whole !== shown ? whole : undefined}
      data-part="foreign-text"
      className={classNames('bl:inline-block bl:max-w-full bl:truncate bl:align-bottom', className)}
    >
      {shown}
      {lookalikeLabel !== undefined && isLookalike(whole) && (
        <span
          role="img"
          aria-label={lookalikeLabel}
          title={lookalikeLabel}
          className="bl:ms-1 bl:inline-flex bl:align-middle"
        >
          <Icon name="warning" className={classNames('bl:size-4', 'bl:text-warning')} />
        </span>
      )}
    </bdi>
  )
}
