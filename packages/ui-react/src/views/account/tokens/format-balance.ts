/**
 * Formats a balance for display: cut to three decimals, in the user's locale.
 *
 * In      locale    BCP 47
 *         amount    decimal text, not negative
 * Out     text; an amount above zero that would be cut to zero reads `<0.001`
 * Source  R-ACCT-06, R-HOST-13
 */
import { truncateDecimals } from '@bowline/kit-core/internal'
import { formatDecimal } from '../../../messages/format-decimal.js'

/** Maximum number of decimals shown. */
const BALANCE_DECIMALS = 3

/** Formats a balance without converting it to a floating-point number. */
export function formatBalance(locale: string, amount: string): string {
  const shown = truncateDecimals(amount, BALANCE_DECIMALS)
  if (shown === '0' && /[1-9]/.test(amount))
    return `<${formatDecimal(locale, `0.${'1'.padStart(BALANCE_DECIMALS, '0')}`)}`
  return formatDecimal(locale, shown)
}
