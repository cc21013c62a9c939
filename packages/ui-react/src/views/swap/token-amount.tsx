'use client'

import { SYMBOL_MAX, UNKNOWN_SYMBOL } from '../../components/token-symbol.js'
import { TokenText } from '../../components/token-text.js'
import { useAmountLocale } from '../../kit/use-amount-locale.js'
import { formatDecimal } from '../../messages/format-decimal.js'
import { formatTokenAmount } from '../tokens/format-token-amount.js'

/** The symbol of a token, which somebody else chose. */
export function TokenSymbol({ symbol }: { symbol: string }) {
  return <TokenText text={symbol} max={SYMBOL_MAX} fallback={UNKNOWN_SYMBOL} />
}

/** `amount` is decimal text; `isExact` leaves no digit out. */
export type TokenSumProps = { amount: string; symbol: string; isExact?: boolean }

/** So much of a token. */
export function TokenSum({ amount, symbol, isExact = false }: TokenSumProps) {
  const locale = useAmountLocale()
  const write = isExact ? formatDecimal : formatTokenAmount
  return (
    <span>
      <bdi translate="no" className="bl:tabular-nums bl:wrap-anywhere">
        {write(locale, amount)}
      </bdi>{' '}
      <TokenSymbol symbol={symbol} />
    </span>
  )
}
