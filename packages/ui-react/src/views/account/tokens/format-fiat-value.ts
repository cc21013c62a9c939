import { formatDollars } from './format-dollars.js'
import { toDecimalString } from './to-decimal-string.js'

/** Formats a value in dollars in the user's locale, cut to cents. Source: R-ACCT-25, R-CONST-24. */
export function formatFiatValue(locale: string, dollars: number): string {
  return formatDollars(locale, toDecimalString(dollars))
}
