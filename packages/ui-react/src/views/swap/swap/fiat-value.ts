import { parseAmount, type SwapToken } from '@bowline/kit-core'

/** Value of an amount of a token in dollars, for display; undefined when unknown. `amount` is decimal text. */
export function toFiatValue(token: SwapToken | undefined, amount: string): number | undefined {
  const decimal = parseAmount(amount)
  if (token === undefined || token.price === 0 || decimal === undefined) return undefined
  return Math.min(Number(decimal) * token.price, Number.MAX_VALUE)
}
