'use client'

import type { RegisteredNamespace } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { Button } from '../components/button.js'
import { classNames } from '../components/class-names.js'
import { useKitContext } from '../kit/kit-context.js'
import { KitRoot } from '../kit/kit-root.js'
import type { ButtonStatus } from './use-connection-state.js'
import type { OpenModalProps } from './use-modal-opener.js'

/** 48 px, or 36 px. */
export type ButtonSize = 'sm' | 'md'

/** What every button of the page takes. */
export type BaseButtonProps = {
  /** Of this namespace alone; of the active one when absent. */
  namespace?: RegisteredNamespace | undefined
  disabled?: boolean | undefined
  size?: ButtonSize | undefined
  /** Instead of the button's own words. */
  label?: string | undefined
  className?: string | undefined
}

/** How one button of the page stands: its props, its words and what is drawn in it. */
export type PageButtonState = {
  readonly status: ButtonStatus
  readonly props: OpenModalProps
  readonly label: string
  readonly variant: 'primary' | 'secondary'
  readonly icon?: ReactNode
  readonly content: ReactNode
}

/** Draws a button of the page, on a ground of its own: what it stands on is the host's. */
export function PageButton({
  state: { status, props, label, variant, icon, content },
  size = 'md',
  className,
}: {
  state: PageButtonState
  size?: ButtonSize | undefined
  className?: string | undefined
}) {
  const { pageMessages } = useKitContext('A button of the kit')
  return (
    <KitRoot as="span" locale={pageMessages.locale}>
      <span
        className={classNames(
          'bl:inline-flex bl:align-middle',
          variant === 'secondary' && 'bl:bg-bg',
          size === 'sm' ? 'bl:rounded-image' : 'bl:rounded-button',
        )}
      >
        <Button
          {...props}
          aria-label={label}
          aria-busy={status === 'connecting' || status === 'reconnecting' || undefined}
          data-status={status}
          data-styled={className === undefined ? undefined : ''}
          variant={variant}
          size={size === 'sm' ? 'small' : 'medium'}
          icon={icon}
          className={className}
        >
          {content}
        </Button>
      </span>
    </KitRoot>
  )
}
