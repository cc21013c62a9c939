'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './class-names.js'
import { Spinner } from './spinner.js'

/** How much a button asks for: one primary action a view, the rest quieter. A `bare` one brings its own colours. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'bare'

/** 48 px, or 36 px inside a line of other things. */
export type ButtonSize = 'medium' | 'small'

/** `loading` keeps the button focusable and in place, and lets no press through. */
export type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  loading?: boolean
  icon?: ReactNode
}

const LOOK: { readonly [Variant in ButtonVariant]?: string } = {
  primary:
    'bl:bg-accent bl:text-on-accent bl:not-aria-disabled:hover:bg-accent-hover bl:not-aria-disabled:active:bg-accent-active',
  secondary:
    'bl:bg-surface-hover bl:text-fg bl:not-aria-disabled:hover:bg-surface-active bl:not-aria-disabled:active:bg-surface',
  quiet:
    'bl:bg-transparent bl:text-muted bl:not-aria-disabled:hover:bg-surface bl:not-aria-disabled:hover:text-fg bl:not-aria-disabled:active:bg-surface-hover',
}

const SIZE: Record<ButtonSize, string> = {
  medium: 'bl:min-h-12 bl:gap-2 bl:rounded-button bl:px-5 bl:py-2 bl:text-16',
  small: 'bl:min-h-9 bl:gap-1.5 bl:rounded-image bl:px-3 bl:py-1 bl:text-14',
}

/** A press that does something. Never submits a host's form. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    size = 'medium',
    loading = false,
    icon,
    disabled = false,
    className,
    children,
    onClick,
    ...rest
  },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      ref={ref}
      aria-disabled={disabled || loading || undefined}
      aria-busy={loading || undefined}
      {...rest}
      type="button"
      disabled={disabled}
      data-part="button"
      data-variant={variant}
      onClick={press}
      className={classNames(
        'bl:inline-flex bl:items-center bl:justify-center bl:font-medium bl:transition-colors bl:duration-100',
        variant === 'primary' ? 'bl:disabled:bg-surface-hover bl:disabled:text-subtle' : 'bl:disabled:opacity-45',
        LOOK[variant],
        SIZE[size],
        className,
      )}
    >
      {loading ? <Spinner className="bl:size-4.5" /> : icon}
      <span className="bl:wrap-anywhere">{children}</span>
    </button>
  )
})
