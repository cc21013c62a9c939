'use client'

import type { RegisteredNamespace } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { useKitContext } from '../kit/kit-context.js'
import { KitRoot } from '../kit/kit-root.js'
import { Button } from '../parts/button.js'
import { classNames } from '../parts/class-names.js'
import type { ButtonStatus } from './connection-facts.js'
import type { OpenerProps } from './use-modal-opener.js'

/** 48 px, or 36 px. */
export type PageButtonSize = 'sm' | 'md'

/** What every button of the page takes. */
export type PageButtonProps = {
  /** Of this namespace alone; of the active one when absent. */
  namespace?: RegisteredNamespace | undefined
  disabled?: boolean | undefined
  size?: PageButtonSize | undefined
  /** Instead of the button's own words. */
  label?: string | undefined
  className?: string | undefined
}

/** How one button of the page stands: its props, its words and what is drawn in it. */
export type PageButtonState = {
  readonly status: ButtonStatus
  readonly props: OpenerProps
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
  size?: PageButtonSize | undefined
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
