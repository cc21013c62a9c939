'use client'

import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { TokenText } from '../../../components/token-text.js'
import { useAmountLocale } from '../../../kit/use-amount-locale.js'
import { formatDecimal } from '../../../messages/format-decimal.js'
import { formatTokenAmount } from '../../account/tokens/format-token-amount.js'

/** Symbol of a token in Swap, which is untrusted text; warns about letters that can be mistaken for others. */
export function TokenSymbol({ symbol }: { symbol: string }) {
  return <TokenText text={symbol} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />
}

/** `amount` is decimal text; `isExact` shows all of its digits. */
export type TokenAmountProps = { amount: string; symbol: string; isExact?: boolean }

/** Amount of a token in Swap, with its symbol; cut to four significant decimals unless `isExact`. */
export function TokenAmount({ amount, symbol, isExact = false }: TokenAmountProps) {
  const locale = useAmountLocale()
  const format = isExact ? formatDecimal : formatTokenAmount
  return (
    <span>
      <bdi translate="no" className="bl:tabular-nums bl:wrap-anywhere">
        {format(locale, amount)}
      </bdi>{' '}
      <TokenSymbol symbol={symbol} />
    </span>
  )
}
