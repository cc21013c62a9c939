/**
 * Formats the amount of a token for display.
 *
 * In      locale    BCP 47
 *         amount    decimal text, not negative
 * Out     text with at most four significant decimals: leading zeros of an amount below one do not count, up to eight
 *         decimals. Cut instead of rounded; an amount above zero that would be cut to zero reads `<0.00000001`
 * Source  R-ACCT-25, R-ACCT-28, R-HOST-13
 */
import { truncateDecimals } from '@bowline/kit-core/internal'
import { formatDecimal } from '../../../messages/format-decimal.js'

const SIGNIFICANT_DIGITS = 4
const MAX_DECIMALS = 8

/** Number of decimals that are shown of an amount. */
export function countShownDecimals(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.')
  const leadingZeros = /[1-9]/.test(whole) ? 0 : fraction.search(/[1-9]/)
  return Math.min(MAX_DECIMALS, Math.max(0, leadingZeros) + SIGNIFICANT_DIGITS)
}

/** Formats the amount of a token. */
export function formatTokenAmount(locale: string, amount: string): string {
  const shown = truncateDecimals(amount, countShownDecimals(amount))
  if (/[1-9]/.test(amount) && !/[1-9]/.test(shown)) {
    return `<${formatDecimal(locale, `0.${'1'.padStart(MAX_DECIMALS, '0')}`)}`
  }
  return formatDecimal(locale, shown)
}
