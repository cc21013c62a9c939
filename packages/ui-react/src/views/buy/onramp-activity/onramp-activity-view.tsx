'use client'

import type { Transaction } from '@bowline/kit-core'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { ActivityPlaceholders } from '../../activity/transactions/activity-list.js'
import { TransactionLines } from '../../activity/transactions/transaction-lines.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ListFailed } from '../../shared/list/list-failed.js'
import { useOnrampActivityView } from './use-onramp-activity-view.js'

const isInProgress = ({ metadata }: Transaction) => metadata.status === 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'

/** The account's purchases with fiat, grouped by month. */
export function OnrampActivityView() {
  const { t } = useMessages()
  const { rows, content, isIncomplete, isStop, getHref, retry } = useOnrampActivityView()
  return (
    <FillHeightSection>
      <VisuallyHidden role="status">{content === 'loading' ? t('activity.loading') : ''}</VisuallyHidden>
      {content === 'loading' && <ActivityPlaceholders />}
      {content === 'empty' && (
        <StatusPlaceholder icon="activity" title={t('onramp-activity.empty')} hint={t('onramp-activity.empty-hint')} />
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
        <TransactionLines
          label={t('onramp-activity.title')}
          rows={rows}
          isStop={isStop}
          getHref={getHref}
          isWatched={isInProgress}
          end={
            isIncomplete && (
              <p className="bl:py-3 bl:text-center bl:text-12 bl:text-subtle">{t('onramp-activity.incomplete')}</p>
            )
          }
        />
      )}
    </FillHeightSection>
  )
}
