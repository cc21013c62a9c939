'use client'

import { SYMBOL_MAX, UNKNOWN_SYMBOL } from '../../components/token-symbol.js'
import { UntrustedText } from '../../components/untrusted-text.js'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { formatDecimal } from '../../messages/format-decimal.js'
import { HiddenAmount } from '../account/hidden-amount.js'
import { formatTokenAmount } from '../tokens/format-token-amount.js'

/** `amount` is decimal text, cut as in a list unless `isExact`; `isHidden`: the user has hidden it. */
export type TokenFigureProps = {
  amount: string
  symbol: string
  isExact?: boolean | undefined
  isHidden?: boolean | undefined
}

/** Amount of a token in the user's locale, with its symbol. */
export function TokenAmount({ amount, symbol, isExact = false, isHidden = false }: TokenFigureProps) {
  const locale = useAmountLocale()
  if (isHidden) return <HiddenAmount />
  return (
    <bdi translate="no" className="bl:tabular-nums bl:wrap-anywhere">
      {isExact ? formatDecimal(locale, amount) : formatTokenAmount(locale, amount)}{' '}
      <UntrustedText text={symbol} max={SYMBOL_MAX} fallback={UNKNOWN_SYMBOL} />
    </bdi>
  )
}
