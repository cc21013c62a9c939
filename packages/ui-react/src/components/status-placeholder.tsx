import type { ReactNode } from 'react'
import { classNames } from './class-names.js'
import { Icon, type IconName } from './icon.js'

/** `action` is one button at most. */
export type StatusPlaceholderProps = {
  icon: IconName
  title: ReactNode
  hint?: ReactNode
  action?: ReactNode
  tone?: 'neutral' | 'danger'
}

/** Shown instead of content that is missing or failed to load: an icon, a title, a hint and an action. */
export function StatusPlaceholder({ icon, title, hint, action, tone = 'neutral' }: StatusPlaceholderProps) {
  return (
    <div
      data-part="status-placeholder"
      data-tone={tone}
      className="bl:flex bl:flex-col bl:items-center bl:gap-2 bl:px-5 bl:py-6 bl:text-center"
    >
      <span
        className={classNames(
          'bl:flex bl:size-12 bl:items-center bl:justify-center bl:rounded-full',
          tone === 'danger' ? 'bl:bg-danger-tint bl:text-danger' : 'bl:bg-surface-hover bl:text-muted',
        )}
      >
        <Icon name={icon} className="bl:size-6" />
      </span>
      <span className="bl:flex bl:flex-col bl:gap-1 bl:text-center">
        <span className="bl:text-16 bl:font-semibold bl:text-balance bl:wrap-anywhere">{title}</span>
        {hint !== undefined && (
          <span className="bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">{hint}</span>
        )}
      </span>
      {action !== undefined && <span className="bl:mt-1">{action}</span>}
    </div>
  )
}
