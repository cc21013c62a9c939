'use client'

import { selectIsBalanceUpdating, selectIsTotalUpdating } from '@bowline/kit-core'
import { classNames } from '../../components/class-names.js'
import { Icon } from '../../components/icon.js'
import { VisuallyHidden } from '../../components/visually-hidden.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'

/** Beside the figure and out of its way: nothing moves when it comes or goes. What holds both is `relative`. */
const BESIDE = 'bl:absolute bl:end-full bl:top-1/2 bl:me-1 bl:-translate-y-1/2'

/** Without a `token` the mark is that of everything the account has. */
export type UpdatingMarkProps = { token?: { readonly address?: string | undefined }; className?: string }

/** Marks a balance that is less what was sent, while those who tell it have not heard of that. Source: R-ACCT-142. */
export function UpdatingIndicator({ token, className = BESIDE }: UpdatingMarkProps) {
  const { t } = useMessages()
  const isUpdating = useKitState((state) =>
    token ? selectIsBalanceUpdating(state, token) : selectIsTotalUpdating(state),
  )
  if (!isUpdating) return null
  const words = t('tokens.updating')
  return (
    <span data-part="updating-mark" title={words} className={classNames('bl:text-subtle', className)}>
      <Icon name="activity" className="bl:size-3" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
