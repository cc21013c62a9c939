'use client'

import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { TokenText } from '../../../components/token-text.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { formatDecimal } from '../../../messages/format-decimal.js'
import { formatTokenAmount } from '../../account/tokens/format-token-amount.js'
import { HiddenAmount } from '../../account/tokens/hidden-amount.js'

/** `amount` is decimal text, cut as in a list unless `isExact`; `isHidden`: the user has hidden it. */
export type TokenAmountProps = {
  amount: string
  symbol: string
  isExact?: boolean | undefined
  isHidden?: boolean | undefined
}

/** Amount of a token with its symbol, in the user's locale: in Send, Swap, Pay and the texts of permissions. */
export function TokenAmount({ amount, symbol, isExact = false, isHidden = false }: TokenAmountProps) {
  const locale = useAmountLocale()
  if (isHidden) return <HiddenAmount />
  return (
    <bdi translate="no" dir="ltr" className="bl:tabular-nums bl:wrap-anywhere">
      {isExact ? formatDecimal(locale, amount) : formatTokenAmount(locale, amount)}{' '}
      <TokenText text={symbol} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />
    </bdi>
  )
}
