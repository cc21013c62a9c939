import type { ReactNode } from 'react'
import { classNames } from './class-names.js'

/** Color of a tag. The text must also say what the color means. */
export type TagTone = 'neutral' | 'accent' | 'success' | 'danger'

/** Short label at the end of a row. */
export type TagProps = { tone?: TagTone; children: ReactNode }

const TONE_CLASS: Record<TagTone, string> = {
  neutral: 'bl:bg-surface-hover bl:text-muted',
  accent: 'bl:bg-accent-tint bl:text-accent-text',
  success: 'bl:bg-success-tint bl:text-success',
  danger: 'bl:bg-danger-tint bl:text-danger',
}

/** Tag such as `installed`, `recent` or `QR code`, displayed in capitals. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span
      data-part="tag"
      data-tone={tone}
      className={classNames(
        'bl:inline-flex bl:max-w-full bl:flex-none bl:items-center bl:rounded-tag bl:px-1.5 bl:py-0.5 bl:text-12 bl:font-medium bl:uppercase',
        'bl:tracking-[0.02em] bl:wrap-anywhere',
        TONE_CLASS[tone],
      )}
    >
      {children}
    </span>
  )
}
