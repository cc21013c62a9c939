'use client'

import { selectIsBalanceUpdating } from '@bowline/kit-core'
import { selectIsTotalUpdating } from '@bowline/kit-core/internal'
import { classNames } from '../../../components/class-names.js'
import { Icon } from '../../../components/icon.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'

/** Positions the indicator next to the amount, outside the layout, so that nothing shifts. Its parent must be `relative`. */
const POSITION_CLASS = 'bl:absolute bl:end-full bl:top-1/2 bl:me-1 bl:-translate-y-1/2'

/** Without a `token`, the indicator is for the total of the account. */
export type UpdatingIndicatorProps = { token?: { readonly address?: string | undefined }; className?: string }

/**
 * Icon next to a balance that the kit has reduced by what was just sent, until the data service reports the transfer; nothing
 * at other times.
 *
 * Source  R-ACCT-142
 */
export function UpdatingIndicator({ token, className = POSITION_CLASS }: UpdatingIndicatorProps) {
  const { t } = useMessages()
  const isUpdating = useKitState((state) =>
    token ? selectIsBalanceUpdating(state, token) : selectIsTotalUpdating(state),
  )
  if (!isUpdating) return null
  const text = t('tokens.updating')
  return (
    <span data-part="updating-mark" title={text} className={classNames('bl:text-subtle', className)}>
      <Icon name="activity" className="bl:size-3" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
