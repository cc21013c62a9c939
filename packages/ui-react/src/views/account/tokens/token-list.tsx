'use client'

import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { HiddenTokensRow } from './hidden-tokens-row.js'
import { NoTokens } from './no-tokens.js'
import { RetryButton } from './retry-button.js'
import { TokenRowSkeleton } from './token-row.js'
import { TokenRows } from './token-rows.js'
import { TokensFailed } from './tokens-failed.js'
import { useTokenList } from './use-token-list.js'

/** Tab of Account with the account's tokens: loading, listed, empty, failed, or not supported on the network. */
export function TokenList() {
  const { t } = useMessages()
  const view = useTokenList()
  const { phase, isStale, isRefreshing } = view
  const retry = <RetryButton blockedUntilMs={view.blockedUntilMs} isBusy={isRefreshing} onRetry={view.retry} />
  return (
    <>
      <VisuallyHidden role="status">{phase === 'loading' ? t('tokens.loading') : ''}</VisuallyHidden>
      <div aria-busy={isRefreshing} data-part="token-list">
        {phase === 'loading' && <TokensLoading />}
        {phase === 'unsupported' && (
          <StatusPlaceholder icon="network" title={t('tokens.unsupported')} hint={t('tokens.unsupported-hint')} />
        )}
        {phase === 'failed' && <TokensFailed retry={retry} />}
        {phase === 'empty' && <NoTokens isInAccount />}
        {phase === 'list' && (
          <>
            {isStale && (
              <p className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2 bl:pb-2 bl:text-12 bl:text-muted">
                {t('tokens.stale')}
                {retry}
              </p>
            )}
            <TokenRows
              label={t('account.tokens')}
              tokens={view.tokens}
              network={view.network}
              isHidden={view.isHidden}
            />
          </>
        )}
        {(phase === 'list' || phase === 'empty') && <HiddenTokensRow hiddenTokens={view.hiddenTokens} />}
      </div>
    </>
  )
}

function TokensLoading() {
  return ['1', '2', '3', '4'].map((key) => <TokenRowSkeleton key={key} />)
}
