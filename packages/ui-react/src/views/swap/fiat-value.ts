import { parseAmount, type SwapCoin } from '@bowline/kit-core'

/** What so much of a token is worth, in dollars, for the eye; undefined where nobody knows. `amount` is decimal text. */
export function toFiatValue(token: SwapCoin | undefined, amount: string): number | undefined {
  const decimal = parseAmount(amount)
  if (token === undefined || token.price === 0 || decimal === undefined) return undefined
  return Math.min(Number(decimal) * token.price, Number.MAX_VALUE)
}
