'use client'

import type { SwapToken } from '@bowline/kit-core'
import { SafeImage } from '../../../components/safe-image.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatFiatValue } from '../../account/tokens/format-fiat-value.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'

/** A token of the swap and its amount as decimal text; `worth` is in dollars. */
export type Exchanged = { readonly token: SwapToken; readonly amount: string; readonly worth: number | undefined }

/** Top of the review of a swap: the token to pay above the token to receive, in the same size, each with amount and value. */
export function SwapExchange({ given, received }: { given: Exchanged; received: Exchanged }) {
  const { t } = useMessages()
  return (
    <div
      data-part="swap-exchange"
      className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-surface bl:px-4 bl:py-3"
    >
      <ExchangedLine label={t('swap.pay')} {...given} />
      <ExchangedLine label={t('swap.receive')} {...received} />
    </div>
  )
}

function ExchangedLine({ label, token, amount, worth }: Exchanged & { label: string }) {
  const locale = useAmountLocale()
  return (
    <div className="bl:flex bl:flex-col bl:gap-1">
      <p className="bl:flex bl:flex-wrap bl:justify-between bl:gap-x-3 bl:text-14 bl:text-muted">
        {label}{' '}
        {worth !== undefined && (
          <bdi translate="no" className="bl:tabular-nums">
            {formatFiatValue(locale, worth)}
          </bdi>
        )}
      </p>
      <p className="bl:flex bl:items-center bl:gap-2 bl:text-20 bl:font-semibold">
        <SafeImage
          iconKeys={getTokenIconKeys(undefined, token.address)}
          fallbackSrc={token.logoUri}
          name={token.symbol || token.name}
          className="bl:size-7 bl:rounded-full"
        />
        <span className="bl:min-w-0">
          <TokenAmount amount={amount} symbol={token.symbol} isExact />
        </span>
      </p>
    </div>
  )
}
