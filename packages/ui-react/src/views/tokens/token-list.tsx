'use client'

import { useMessages } from '../../kit/use-messages.js'
import { Button } from '../../parts/button.js'
import { EmptyState } from '../../parts/empty-state.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { Icon } from '../../parts/icon.js'
import { RetryButton } from './retry-button.js'
import { TokenRowSkeleton } from './token-row.js'
import { TokenRows } from './token-rows.js'
import { useTokenList } from './use-token-list.js'

/** The tokens of the account: on their way, there, none, or not to be had. */
export function TokenList() {
  const { t } = useMessages()
  const view = useTokenList()
  const { phase, isOld, isRefreshing } = view
  const retry = <RetryButton blockedUntilMs={view.blockedUntilMs} isBusy={isRefreshing} onRetry={view.retry} />
  return (
    <>
      <HiddenWords role="status">{phase === 'loading' ? t('tokens.loading') : ''}</HiddenWords>
      <div aria-busy={isRefreshing} data-part="token-list">
        {phase === 'loading' && <TokensComing />}
        {phase === 'unsupported' && (
          <EmptyState icon="network" title={t('tokens.unsupported')} hint={t('tokens.unsupported-hint')} />
        )}
        {phase === 'failed' && (
          <div role="alert">
            <EmptyState
              icon="warning"
              tone="danger"
              title={t('tokens.failed')}
              hint={t('tokens.failed-hint')}
              action={retry}
            />
          </div>
        )}
        {phase === 'empty' && <NoTokens {...view} />}
        {phase === 'list' && (
          <>
            {isOld && (
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
      </div>
    </>
  )
}

function TokensComing() {
  return ['1', '2', '3', '4'].map((key) => <TokenRowSkeleton key={key} />)
}

function NoTokens({ buy, receive, fund }: Pick<ReturnType<typeof useTokenList>, 'buy' | 'receive' | 'fund'>) {
  const { t } = useMessages()
  return (
    <EmptyState
      icon="wallet"
      title={t('tokens.empty')}
      hint={t('tokens.empty-hint')}
      action={
        <span className="bl:flex bl:flex-wrap bl:justify-center bl:gap-2">
          {buy && (
            <Button variant="secondary" size="small" icon={<Icon name="plus" className="bl:size-4.5" />} onClick={buy}>
              {t('account.buy')}
            </Button>
          )}
          {receive && (
            <Button
              variant="secondary"
              size="small"
              icon={<Icon name="receive" className="bl:size-4.5" />}
              onClick={receive}
            >
              {t('account.receive')}
            </Button>
          )}
          {fund && (
            <Button variant="quiet" size="small" onClick={fund}>
              {t('tokens.fund')}
            </Button>
          )}
        </span>
      }
    />
  )
}
