/**
 * Formats a value in dollars and cents, in the user's locale.
 *
 * In      locale    BCP 47
 *         dollars   decimal text, not negative; digits after the cents are cut
 * Out     text; a value above zero and below a cent reads `<$0.01`
 * Source  R-ACCT-26, R-ACCT-28, R-CONST-24, R-HOST-13
 */
import { formatDecimal } from '../../../messages/format-decimal.js'

/** Number of decimals of a dollar amount. */
export const CENT_DECIMALS = 2

/** Options for `formatDecimal`. */
export const DOLLAR_FORMAT = { style: 'currency', currency: 'USD' } as const

/** Formats dollars and cents. */
export function formatDollars(locale: string, dollars: string): string {
  const [whole = '0', fraction = ''] = dollars.split('.')
  const shown = `${whole}.${fraction.slice(0, CENT_DECIMALS).padEnd(CENT_DECIMALS, '0')}`
  const isNonZero = /[1-9]/.test(dollars)
  if (isNonZero && !/[1-9]/.test(shown)) return `<${formatDecimal(locale, '0.01', DOLLAR_FORMAT)}`
  return formatDecimal(locale, shown, DOLLAR_FORMAT)
}
