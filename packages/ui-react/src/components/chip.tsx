'use client'

import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.js'

/** `selected` makes the chip a toggle button; without it, the chip is a small plain button. */
export type ChipProps = ComponentPropsWithoutRef<'button'> & {
  icon?: ReactNode
  trailing?: ReactNode
  selected?: boolean
}

/** Compact button for a short option: a network, a token, an amount. */
export function Chip({ icon, trailing, selected, disabled = false, className, children, ...rest }: ChipProps) {
  return (
    <button
      aria-pressed={selected}
      {...rest}
      type="button"
      disabled={disabled}
      data-part="chip"
      className={classNames(
        'bl:inline-flex bl:min-h-9 bl:max-w-full bl:items-center bl:gap-2 bl:rounded-full bl:border bl:border-border bl:bg-surface bl:px-3 bl:text-14 bl:font-medium',
        // 36 px visible, 44 px clickable.
        'bl:relative bl:before:absolute bl:before:inset-x-0 bl:before:-inset-y-1 bl:before:content-[""]',
        'bl:transition-colors bl:duration-100 bl:enabled:hover:bg-surface-hover bl:enabled:active:bg-surface-active',
        'bl:aria-pressed:border-ring bl:aria-pressed:bg-accent-tint bl:disabled:opacity-45',
        className,
      )}
    >
      {icon}
      <span className="bl:truncate">{children}</span>
      {trailing}
    </button>
  )
}
