import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon, type IconName } from './icon.js'

/** Severity of a notice. */
export type NoticeTone = 'neutral' | 'warning' | 'danger'

/** Screen readers do not announce a notice. One that appears later needs a live region around it. */
export type NoticeProps = ComponentPropsWithoutRef<'p'> & { tone?: NoticeTone }

const TONE_CLASS: Record<NoticeTone, string> = {
  neutral: 'bl:bg-surface bl:text-muted',
  warning: 'bl:bg-warning-tint bl:text-warning',
  danger: 'bl:bg-danger-tint bl:text-danger',
}

const ICON: Record<NoticeTone, IconName> = { neutral: 'info', warning: 'warning', danger: 'error' }

/** Information that the user should read before the next step. */
export function Notice({ tone = 'neutral', className, children, ...rest }: NoticeProps) {
  return (
    <p
      {...rest}
      data-part="notice"
      data-tone={tone}
      className={classNames(
        'bl:flex bl:items-start bl:gap-2 bl:rounded-button bl:px-3 bl:py-2.5 bl:text-14',
        TONE_CLASS[tone],
        className,
      )}
    >
      <Icon name={ICON[tone]} className="bl:mt-px bl:size-4.5" />
      <span className="bl:flex-1 bl:text-fg bl:wrap-anywhere">{children}</span>
    </p>
  )
}
