import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon, type IconName } from './icon.js'

/** How much a notice asks for attention. */
export type NoticeTone = 'neutral' | 'warning' | 'danger'

/** Silent by itself; where it comes while one looks, it stands in a place that is announced. */
export type NoticeProps = ComponentPropsWithoutRef<'p'> & { tone?: NoticeTone }

const TONE: Record<NoticeTone, string> = {
  neutral: 'bl:bg-surface bl:text-muted',
  warning: 'bl:bg-warning-tint bl:text-warning',
  danger: 'bl:bg-danger-tint bl:text-danger',
}

const ICON: Record<NoticeTone, IconName> = { neutral: 'info', warning: 'warning', danger: 'error' }

/** Something to know before one goes on. */
export function Notice({ tone = 'neutral', className, children, ...rest }: NoticeProps) {
  return (
    <p
      {...rest}
      data-part="notice"
      data-tone={tone}
      className={classNames(
        'bl:flex bl:items-start bl:gap-2 bl:rounded-button bl:px-3 bl:py-2.5 bl:text-14',
        TONE[tone],
        className,
      )}
    >
      <Icon name={ICON[tone]} className="bl:mt-px bl:size-4.5" />
      <span className="bl:flex-1 bl:text-fg bl:wrap-anywhere">{children}</span>
    </p>
  )
}
