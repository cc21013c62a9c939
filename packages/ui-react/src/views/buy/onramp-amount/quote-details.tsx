'use client'

import type { OnrampQuote, PurchaseCurrency } from '@bowline/kit-core'
import { selectPurchaseNetwork } from '@bowline/kit-core/internal'
import { DetailRow } from '../../../components/detail-row.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatMoney } from '../onramp/format-money.js'

/** Costs of an on-ramp quote, and the network that receives the tokens. Source: R-RAMP-22, R-RAMP-66, R-STATE-35. */
export function QuoteDetails({ quote, purchaseCurrency }: { quote: OnrampQuote; purchaseCurrency: PurchaseCurrency }) {
  const { t } = useMessages()
  const locale = useAmountLocale()
  const { coinbaseFee, networkFee, paymentTotal } = quote
  const network = useKitState((state) => selectPurchaseNetwork(state, purchaseCurrency))
  const lines = [
    { label: t('onramp-amount.provider-fee'), sum: coinbaseFee },
    { label: t('onramp-amount.network-fee'), sum: networkFee },
    { label: t('onramp-amount.total'), sum: paymentTotal },
  ]
  return (
    <dl data-part="onramp-facts" className="bl:flex bl:flex-col bl:gap-2 bl:px-4 bl:pb-3">
      {lines.map(({ label, sum }) => (
        <DetailRow key={label} label={label}>
          <bdi translate="no">{formatMoney(locale, sum.amount, sum.currency)}</bdi>
        </DetailRow>
      ))}
      {network !== undefined && (
        <DetailRow label={t('onramp-amount.network')}>
          <UntrustedText text={network.display_name} fallback={network.name} lookalikeLabel={t('text.lookalike')} />
        </DetailRow>
      )}
    </dl>
  )
}
