'use client'

import { Button } from '../../../components/button.js'
import { RequestRing } from '../../../components/request-ring.js'
import { SafeImage } from '../../../components/safe-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RequestStatus } from '../../shared/request/request-status.js'
import { PayLink } from '../onramp/pay-link.js'
import { useBuyInProgressView } from './use-buy-in-progress-view.js'

const RING = {
  waiting: 'connecting',
  succeeded: 'success',
  failed: 'error',
  late: 'connecting',
  lost: 'error',
} as const

/** Waits while the user pays in the on-ramp provider's window, then shows how the purchase ended. */
export function BuyInProgressView() {
  const { t } = useMessages()
  const { stage, isBlocked, url, provider, name, retry, cancel, showPurchases } = useBuyInProgressView()
  const texts = {
    waiting: {
      title: t('onramp.external'),
      hint: t(isBlocked ? 'buy-in-progress.blocked' : 'buy-in-progress.hint'),
    },
    succeeded: { title: t('buy-in-progress.succeeded'), hint: '' },
    failed: { title: t('buy-in-progress.failed'), hint: t('buy-in-progress.failed-hint') },
    late: { title: t('buy-in-progress.late', { name }), hint: t('buy-in-progress.late-hint') },
    lost: { title: t('onramp.no-link'), hint: '' },
  }[stage]
  return (
    <section className="bl:flex bl:flex-col bl:gap-3">
      <RequestStatus
        {...texts}
        image={
          <RequestRing state={RING[stage]} shape="square">
            <SafeImage
              iconKeys={provider === undefined ? [] : [`onramp:${provider}`]}
              name={name}
              className="bl:size-19 bl:rounded-row"
            />
          </RequestRing>
        }
        busy={RING[stage] === 'connecting'}
        retryLabel={t('modal.try-again')}
        onRetry={retry}
      />
      {(stage === 'waiting' || stage === 'late') && (
        <div className="bl:flex bl:flex-col bl:items-center bl:gap-1">
          <PayLink url={url} name={name} />
        </div>
      )}
      {showPurchases !== undefined && (
        <Button variant="secondary" onClick={showPurchases}>
          {t('onramp.purchases')}
        </Button>
      )}
      {cancel !== undefined && (
        <Button variant="secondary" onClick={cancel}>
          {t('buy-in-progress.cancel')}
        </Button>
      )}
    </section>
  )
}
