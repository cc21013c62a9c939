/**
 * A balance as it is shown: cut to three decimals, in the visitor's own digits and marks.
 *
 * In      locale    BCP 47
 *         amount    decimal text, not negative
 * Out     text; what is cut to nothing although there is something reads `<0.001`
 * Source  R-ACCT-06, R-HOST-13
 */
import { truncateDecimals } from '@bowline/kit-core'
import { formatDecimal } from '../../messages/format-decimal.js'

/** Digits kept after the mark. */
const BALANCE_DECIMALS = 3

/** Writes a balance; it never passes through a floating-point number. */
export function formatBalance(locale: string, amount: string): string {
  const shown = truncateDecimals(amount, BALANCE_DECIMALS)
  if (shown === '0' && /[1-9]/.test(amount))
    return `<${formatDecimal(locale, `0.${'1'.padStart(BALANCE_DECIMALS, '0')}`)}`
  return formatDecimal(locale, shown)
}
