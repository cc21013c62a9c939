'use client'

import type { SendState } from '@bowline/kit-core'
import { Skeleton } from '../../../components/skeleton.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatFeeDollars, toFeeAmount } from '../../account/tokens/fee-amount.js'
import { TokenAmount } from './token-amount.js'

/** Estimated fee of a transfer in its review: loading, known, or unavailable. */
export function TransferFee({ fee, status }: { fee: SendState['fee']; status: SendState['feeStatus'] }) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  return (
    <>
      <VisuallyHidden role="status">{status === 'loading' ? t('send-preview.fee-loading') : ''}</VisuallyHidden>
      {fee !== undefined && (
        <span className="bl:flex bl:flex-wrap bl:justify-end bl:gap-x-1.5">
          <TokenAmount amount={toFeeAmount(fee.value)} symbol={fee.symbol} />
          {fee.dollars !== undefined && (
            <bdi translate="no" className="bl:text-muted">
              {formatFeeDollars(locale, fee.dollars)}
            </bdi>
          )}
        </span>
      )}
      {fee === undefined && status === 'loading' && <Skeleton className="bl:h-5 bl:w-24 bl:rounded-small" />}
      {fee === undefined && status !== 'loading' && (
        <span className="bl:text-warning">{t('send-preview.fee-failed')}</span>
      )}
    </>
  )
}
