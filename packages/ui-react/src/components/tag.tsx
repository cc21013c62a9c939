import type { ReactNode } from 'react'
import { classNames } from './class-names.js'

/** The colour always goes with the word: no state is told by colour alone. */
export type TagTone = 'neutral' | 'accent' | 'success' | 'danger'

/** A quiet word at the end of a row. */
export type TagProps = { tone?: TagTone; children: ReactNode }

const TONE: Record<TagTone, string> = {
  neutral: 'bl:bg-surface-hover bl:text-muted',
  accent: 'bl:bg-accent-tint bl:text-accent-text',
  success: 'bl:bg-success-tint bl:text-success',
  danger: 'bl:bg-danger-tint bl:text-danger',
}

/** `installed`, `recent`, `QR code`: written as given, shown in capitals. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span
      data-part="tag"
      data-tone={tone}
      className={classNames(
        'bl:inline-flex bl:max-w-full bl:flex-none bl:items-center bl:rounded-tag bl:px-1.5 bl:py-0.5 bl:text-12 bl:font-medium bl:uppercase',
        'bl:tracking-[0.02em] bl:wrap-anywhere',
        TONE[tone],
      )}
    >
      {children}
    </span>
  )
}
