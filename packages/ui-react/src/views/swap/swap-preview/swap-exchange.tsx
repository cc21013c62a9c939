'use client'

import type { SwapToken } from '@bowline/kit-core'
import { Icon } from '../../../components/icon.js'
import { SafeImage } from '../../../components/safe-image.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { formatFiatValue } from '../../account/tokens/format-fiat-value.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'

/** A token of the swap and its amount as decimal text; `worth` is in dollars. */
export type Exchanged = { readonly token: SwapToken; readonly amount: string; readonly worth: number | undefined }

/** Top of the review of a swap: the token to pay above the token to receive, each with amount and value. */
export function SwapExchange({ given, received }: { given: Exchanged; received: Exchanged }) {
  return (
    <div
      data-part="swap-exchange"
      className="bl:flex bl:flex-col bl:gap-1 bl:rounded-row bl:bg-surface bl:px-4 bl:py-3"
    >
      <ExchangedLine {...given} />
      <span className="bl:flex bl:w-9 bl:justify-center bl:text-subtle">
        <Icon name="receive" className="bl:size-4.5" />
      </span>
      <ExchangedLine {...received} />
    </div>
  )
}

function ExchangedLine({ token, amount, worth }: Exchanged) {
  const locale = useAmountLocale()
  return (
    <p className="bl:flex bl:min-h-11 bl:items-center bl:gap-3">
      <SafeImage
        iconKeys={getTokenIconKeys(undefined, token.address)}
        fallbackSrc={token.logoUri}
        name={token.symbol || token.name}
        className="bl:size-9 bl:rounded-full"
      />
      <span className="bl:flex bl:min-w-0 bl:flex-1 bl:flex-col">
        <span className="bl:max-w-full bl:text-20 bl:font-semibold">
          <TokenAmount amount={amount} symbol={token.symbol} isExact />
        </span>
        {worth !== undefined && (
          <bdi translate="no" className="bl:text-14 bl:text-muted bl:tabular-nums">
            {formatFiatValue(locale, worth)}
          </bdi>
        )}
      </span>
    </p>
  )
}
