'use client'

import { selectActiveNetwork } from '@bowline/kit-core'
import { DetailRow } from '../../../components/detail-row.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatFeeDollars, toFeeAmount } from '../../account/tokens/fee-amount.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'
import { formatPercent } from './format-percent.js'
import { SwapRate } from './swap-rate.js'
import type { SwapQuoteDetails as SwapQuote } from './use-quote-details.js'

/** `step`: the transaction of a review that the network fee is for, once it is built; before, the fee is an estimate. */
export type QuoteDetailsProps = { quoteDetails: SwapQuote; step?: 'approval' | 'swap' | undefined }

const FEE_LABELS = { approval: 'swap-preview.gas-approval', swap: 'swap-preview.gas' } as const

/** Rows for a swap's quote: rate, fees, price impact, slippage and minimum received. Source: R-SWAP-24 to 29, R-SWAP-140. */
export function QuoteDetails({ quoteDetails, step }: QuoteDetailsProps) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const { details, source, target } = quoteDetails
  const { priceImpact, slippage, minimumReceived, providerFee } = details
  return (
    <>
      <DetailRow label={t('swap.rate')}>
        <SwapRate quoteDetails={quoteDetails} />
      </DetailRow>
      <DetailRow label={t(step === undefined ? 'swap.gas' : FEE_LABELS[step])}>
        <SwapFee quoteDetails={quoteDetails} />
        {step === 'swap' && <span className="bl:block bl:text-12 bl:text-subtle">{t('swap-preview.gas-exact')}</span>}
      </DetailRow>
      <DetailRow label={t('swap.impact')}>
        {priceImpact === undefined ? t('swap.unknown') : <bdi translate="no">{formatPercent(locale, priceImpact)}</bdi>}
      </DetailRow>
      <DetailRow label={t('swap.slippage')}>
        <bdi translate="no">{formatPercent(locale, slippage)}</bdi>
      </DetailRow>
      <DetailRow label={t('swap.minimum')}>
        {minimumReceived === undefined ? (
          t('swap.unknown')
        ) : (
          <TokenAmount amount={minimumReceived} symbol={target.symbol} />
        )}
      </DetailRow>
      <DetailRow label={t('swap.provider-fee')}>
        <TokenAmount amount={toFeeAmount(providerFee)} symbol={source.symbol} />
      </DetailRow>
    </>
  )
}

/** Network fee of a swap, and its value in dollars when known. */
function SwapFee({ quoteDetails: { details } }: { quoteDetails: SwapQuote }) {
  const locale = useAmountLocale()
  const coin = useKitState((state) => selectActiveNetwork(state)?.nativeCurrency.symbol)
  const { gasFee, gasDollars } = details
  return (
    <bdi translate="no" dir="ltr">
      <TokenAmount amount={toFeeAmount(gasFee)} symbol={coin ?? ''} />
      {gasDollars !== undefined && <span className="bl:text-subtle"> ({formatFeeDollars(locale, gasDollars)})</span>}
    </bdi>
  )
}
