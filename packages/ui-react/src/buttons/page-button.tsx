'use client'

import type { RegisteredNamespace } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { Button } from '../components/button.js'
import { classNames } from '../components/class-names.js'
import { useKitContext } from '../kit/kit-context.js'
import { KitRoot } from '../kit/kit-root.js'
import type { ButtonStatus } from './use-connection-state.js'
import type { OpenModalProps } from './use-modal-opener.js'

/** Height of a button: `md` is 48 px, `sm` is 36 px. */
export type ButtonSize = 'sm' | 'md'

/** Props that `ConnectButton`, `AccountButton`, `NetworkButton` and `KitButton` share. */
export type BaseButtonProps = {
  /** Namespace of the button; the active namespace when absent. */
  namespace?: RegisteredNamespace | undefined
  disabled?: boolean | undefined
  size?: ButtonSize | undefined
  /** Replaces the button's own label. */
  label?: string | undefined
  className?: string | undefined
}

/** What a button in the page shows and does. The hooks of the buttons return it, and `PageButton` renders it. */
export type PageButtonState = {
  readonly status: ButtonStatus
  readonly props: OpenModalProps
  readonly label: string
  readonly variant: 'primary' | 'secondary'
  readonly icon?: ReactNode
  readonly content: ReactNode
}

/** Renders a button of the kit in the app's page. Secondary buttons get a background, because that of the app is unknown. */
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
