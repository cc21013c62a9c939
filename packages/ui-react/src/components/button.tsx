'use client'

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from './class-names.js'
import { Spinner } from './spinner.js'

/** Emphasis of a button: one `primary` per view, the others quieter. A `bare` button brings its own colors. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'bare'

/** Height: `medium` is 48 px, `small` is 36 px, for use inside a line. */
export type ButtonSize = 'medium' | 'small'

/** `loading` ignores presses; the button keeps focus and its position. */
export type ButtonProps = ComponentPropsWithoutRef<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  loading?: boolean
  icon?: ReactNode
}

const VARIANT_CLASS: { readonly [Variant in ButtonVariant]?: string } = {
  primary:
    'bl:bg-accent bl:text-on-accent bl:not-aria-disabled:hover:bg-accent-hover bl:not-aria-disabled:active:bg-accent-active',
  secondary:
    'bl:bg-surface-hover bl:text-fg bl:not-aria-disabled:hover:bg-surface-active bl:not-aria-disabled:active:bg-surface',
  quiet:
    'bl:bg-transparent bl:text-muted bl:not-aria-disabled:hover:bg-surface bl:not-aria-disabled:hover:text-fg bl:not-aria-disabled:active:bg-surface-hover',
}

const SIZE_CLASS: Record<ButtonSize, string> = {
  medium: 'bl:min-h-12 bl:gap-2 bl:rounded-button bl:px-5 bl:py-2 bl:text-16',
  small: 'bl:min-h-9 bl:gap-1.5 bl:rounded-image bl:px-3 bl:py-1 bl:text-14',
}

/** Button of the kit. Never submits a form of the app. */
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
        VARIANT_CLASS[variant],
        SIZE_CLASS[size],
        className,
      )}
    >
      {loading ? <Spinner className="bl:size-4.5" /> : icon}
      <span className="bl:wrap-anywhere">{children}</span>
    </button>
  )
})
