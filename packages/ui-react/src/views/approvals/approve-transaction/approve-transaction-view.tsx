'use client'

import { Button } from '../../../components/button.js'
import { Spinner } from '../../../components/spinner.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useApproveTransactionView } from './use-approve-transaction-view.js'

/**
 * The place that the embedded wallet's iframe (the secure frame) covers while the user approves a request
 * in it. Shows progress until the frame is ready, and a message when the request failed or is no longer pending.
 */
export function ApproveTransactionView() {
  const { t } = useMessages()
  const { container, stage, height, close } = useApproveTransactionView()
  const isOver = stage === 'aborted' || stage === 'failed'
  return (
    <section
      ref={container}
      aria-busy={stage === 'loading'}
      data-part="frame-place"
      data-state={stage}
      style={{ height }}
      className="bl:-mx-5 bl:-mb-5 bl:flex bl:h-[calc(100dvh_-_64px_-_env(safe-area-inset-bottom))] bl:max-h-[calc(100dvh_-_64px_-_env(safe-area-inset-bottom))] bl:flex-col bl:items-center bl:justify-center bl:gap-3 bl:sheet:h-[min(600px,calc(100dvh_-_114px))] bl:sheet:max-h-[min(600px,calc(100dvh_-_114px))]"
    >
      <VisuallyHidden role="status">{stage === 'shown' ? t('approve.shown') : ''}</VisuallyHidden>
      {stage === 'loading' && (
        <>
          <Spinner className="bl:size-8 bl:text-muted" />
          <p role="status" className="bl:text-14 bl:text-muted">
            {t('approve.loading')}
          </p>
        </>
      )}
      {isOver && (
        <div role="alert">
          <StatusPlaceholder
            icon="warning"
            tone={stage === 'failed' ? 'danger' : 'neutral'}
            title={stage === 'failed' ? t('approve.failed') : t('approve.aborted')}
            action={
              <Button variant="secondary" size="small" data-autofocus="" onClick={close}>
                {t('approve.close')}
              </Button>
            }
          />
        </div>
      )}
    </section>
  )
}
