import { parseAmount, type SwapToken } from '@bowline/kit-core'

/** Value in dollars of an amount to swap, for display; undefined without a price. `amount` is decimal text. */
export function toFiatValue(token: SwapToken | undefined, amount: string): number | undefined {
  const decimal = parseAmount(amount)
  if (token === undefined || token.price === 0 || decimal === undefined) return undefined
  return Math.min(Number(decimal) * token.price, Number.MAX_VALUE)
}
