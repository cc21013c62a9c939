'use client'

import type { SendState } from '@bowline/kit-core'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { useMessages } from '../../kit/use-messages.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { Skeleton } from '../../parts/skeleton.js'
import { feeAmount, feeDollars } from '../tokens/fee-amount.js'
import { TokenFigure } from '../wallet-send/token-figure.js'

/** What sending costs: on its way, known, or not to be had. */
export function TransferFee({ fee, status }: { fee: SendState['fee']; status: SendState['feeStatus'] }) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  return (
    <>
      <HiddenWords role="status">{status === 'loading' ? t('send-preview.fee-loading') : ''}</HiddenWords>
      {fee !== undefined && (
        <span className="bl:flex bl:flex-wrap bl:justify-end bl:gap-x-1.5">
          <TokenFigure amount={feeAmount(fee.value)} symbol={fee.symbol} />
          {fee.dollars !== undefined && (
            <bdi translate="no" className="bl:text-muted">
              {feeDollars(locale, fee.dollars)}
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
