import { formatDollars } from '../account/format-dollars.js'

const CENT = 0.01

/** What a token is worth, given in dollars, in the visitor's way of writing. Source: R-ACCT-25, R-CONST-24. */
export function formatWorth(locale: string, dollars: number): string {
  const isLessThanACent = dollars > 0 && dollars < CENT
  return formatDollars(locale, isLessThanACent ? '0.001' : dollars.toFixed(2))
}
