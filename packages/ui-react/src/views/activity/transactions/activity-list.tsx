'use client'

import { Skeleton } from '../../../components/skeleton.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { ListEnd } from '../../shared/list/list-end.js'
import { ListFailed } from '../../shared/list/list-failed.js'
import { TransactionLines } from './transaction-lines.js'
import { useActivityList } from './use-activity-list.js'

/** Number of placeholders before the first page is loaded. */
const FIRST_PLACEHOLDERS = 7

/**
 * Transaction history of the active account, in the Activity tab of Account (`isInline`: the card scrolls the list) and in
 * Transactions. Polled while a transaction is pending.
 */
export function ActivityList({ isInline }: { isInline?: boolean }) {
  const { t } = useMessages()
  const { content, rows, isStop, getHref, isWatched, isOwn, isIncomplete, end } = useActivityList()
  const isEnd = content === 'list' && end.state === 'all'
  const complete = isOwn ? t('activity.local-end') : t('activity.end')
  const all = isIncomplete ? t('activity.incomplete-end') : complete
  const status = content === 'loading' ? t('activity.loading') : isEnd ? all : ''
  return (
    <>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {content === 'loading' && <ActivityPlaceholders />}
      {content === 'empty' && (
        <StatusPlaceholder icon="activity" title={t('activity.empty')} hint={t('activity.empty-hint')} />
      )}
      {content === 'own-empty' && (
        <StatusPlaceholder icon="activity" title={t('activity.local-empty')} hint={t('activity.local-empty-hint')} />
      )}
      {content === 'unsupported' && (
        <StatusPlaceholder icon="activity" title={t('activity.unsupported')} hint={t('activity.unsupported-hint')} />
      )}
      {content === 'failed' && (
        <ListFailed
          title={t('activity.failed')}
          hint={t('activity.failed-hint')}
          retryLabel={t('activity.try-again')}
          onRetry={end.onMore}
        />
      )}
      {content === 'list' && (
        <TransactionLines
          label={t('activity.list')}
          rows={rows}
          isStop={isStop}
          getHref={getHref}
          isWatched={isWatched}
          isInline={isInline}
          end={
            <ListEnd
              {...end}
              texts={{
                more: t('activity.more'),
                failed: t('activity.more-failed'),
                retry: t('activity.try-again'),
                all,
              }}
            />
          }
        />
      )}
    </>
  )
}

/** Placeholders while a history or a list of purchases is loading. */
export function ActivityPlaceholders() {
  return (
    <div aria-busy="true" className="bl:flex bl:flex-col">
      <Skeleton className="bl:mx-3 bl:mt-3 bl:mb-2 bl:h-4 bl:w-20 bl:rounded-small" />
      {Array.from({ length: FIRST_PLACEHOLDERS }, (_, at) => at).map((at) => (
        <div
          key={at}
          aria-hidden="true"
          data-part="row-skeleton"
          className="bl:flex bl:min-h-14 bl:items-center bl:gap-3 bl:px-3 bl:py-2"
        >
          <Skeleton className="bl:size-10 bl:flex-none bl:rounded-full" />
          <span className="bl:flex bl:flex-1 bl:flex-col bl:gap-2">
            <Skeleton className="bl:h-4 bl:w-24 bl:rounded-small" />
            <Skeleton className="bl:h-3 bl:w-32 bl:rounded-small" />
          </span>
          <Skeleton className="bl:h-3 bl:w-10 bl:rounded-small" />
        </div>
      ))}
    </div>
  )
}
