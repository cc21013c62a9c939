'use client'

import { selectActiveAccount, selectBlockedUntilMs } from '@bowline/kit-core'
import { refreshTokens } from '@bowline/kit-core/actions'
import { useAction } from '../../kit/use-action.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMessages } from '../../kit/use-messages.js'
import { RetryButton } from '../tokens/retry-button.js'

/** Says that nobody knows what the account has, where that is so, and offers another try. Source: R-SWAP-11, R-ACCT-19. */
export function MissingBalances() {
  const { t } = useMessages()
  const status = useKitState((state) => selectActiveAccount(state)?.tokenStatus)
  const blockedUntilMs = useKitState(selectBlockedUntilMs)
  const { run: refresh, status: asking } = useAction(refreshTokens)
  const isAsking = asking === 'running'
  if (status !== 'failed' && !isAsking) return null
  return (
    <p className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2 bl:text-12 bl:text-muted">
      {t('swap.balances-failed')}
      <RetryButton blockedUntilMs={blockedUntilMs} isBusy={isAsking} onRetry={() => void refresh({ isForced: true })} />
    </p>
  )
}
