'use client'

import { useMessages } from '../../kit/use-messages.js'
import { EmptyState } from '../../parts/empty-state.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { FittedSection } from '../list/fitted-section.js'
import { ListFailed } from '../list/list-failed.js'
import { VirtualList } from '../list/virtual-list.js'
import { ActivityPlaceholders } from '../transactions/activity-list.js'
import type { ActivityRow } from '../transactions/activity-rows.js'
import { GroupTitle } from '../transactions/group-title.js'
import { TransactionRow } from '../transactions/transaction-row.js'
import { useOnrampActivityView } from './use-onramp-activity-view.js'

/** Height of a row before it has been measured. */
const ROW_HEIGHT = 64

/** What the account bought with fiat, month by month. */
export function OnrampActivityView() {
  const { t } = useMessages()
  const { rows, content, isStop, hrefOf, retry } = useOnrampActivityView()
  const render = (row: ActivityRow, index: number, stop: number | undefined) =>
    row.kind === 'title' ? (
      <GroupTitle key={row.key} group={row.group} />
    ) : (
      <TransactionRow
        key={row.key}
        transaction={row.transaction}
        transfers={row.transfers}
        href={hrefOf(row.transaction)}
        index={index}
        isStop={index === stop}
        isWatched={row.transaction.metadata.status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'}
      />
    )
  return (
    <FittedSection>
      <HiddenWords role="status">{content === 'loading' ? t('activity.loading') : ''}</HiddenWords>
      {content === 'loading' && <ActivityPlaceholders />}
      {content === 'empty' && (
        <EmptyState icon="activity" title={t('onramp-activity.empty')} hint={t('onramp-activity.empty-hint')} />
      )}
      {content === 'failed' && (
        <ListFailed
          title={t('onramp-activity.failed')}
          hint={t('activity.failed-hint')}
          retryLabel={t('activity.try-again')}
          onRetry={retry}
        />
      )}
      {content === 'list' && (
        <VirtualList
          label={t('onramp-activity.title')}
          rows={rows}
          isStop={isStop}
          rowHeight={ROW_HEIGHT}
          render={render}
          end={null}
        />
      )}
    </FittedSection>
  )
}
