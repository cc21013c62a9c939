'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { IconButton } from './icon-button.js'

/** Severity of an alert. */
export type AlertVariant = 'info' | 'success' | 'warning' | 'error'

/** The alert stays until it is closed; `closeLabel` is the label of its close button. */
export type AlertBarProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  variant: AlertVariant
  message: string
  closeLabel: string
  onClose: () => void
}

const TONE_CLASS: Record<AlertVariant, string> = {
  info: 'bl:bg-accent-tint bl:text-accent-text',
  success: 'bl:bg-success-tint bl:text-success',
  warning: 'bl:bg-warning-tint bl:text-warning',
  error: 'bl:bg-danger-tint bl:text-danger',
}

/** Alert for the app's developer, across the top of the card. */
export function AlertBar({ variant, message, closeLabel, onClose, className, ...rest }: AlertBarProps) {
  return (
    <div
      {...rest}
      data-part="alert-bar"
      data-variant={variant}
      className={classNames('bl:rounded-row bl:bg-bg', className)}
    >
      <div
        className={classNames(
          'bl:flex bl:items-center bl:gap-2 bl:rounded-row bl:py-1 bl:ps-3 bl:pe-1',
          TONE_CLASS[variant],
        )}
      >
        <Icon name={variant} className="bl:size-5" />
        <span
          role={variant === 'error' ? 'alert' : 'status'}
          className="bl:flex-1 bl:py-1.5 bl:text-14 bl:font-medium bl:text-fg bl:wrap-anywhere"
        >
          {message}
        </span>
        <IconButton label={closeLabel} icon={<Icon name="close" className="bl:size-4.5" />} onClick={onClose} />
      </div>
    </div>
  )
}
