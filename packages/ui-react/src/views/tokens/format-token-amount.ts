/**
 * How much there is of a token, as a list shows it.
 *
 * In      locale    BCP 47
 *         amount    decimal text, not negative
 * Out     text, at most four significant digits after the mark: zeros that lead a number below one do not count, up to
 *         eight places. Cut, never rounded; what is cut to nothing although there is something reads `<0.00000001`
 * Source  R-ACCT-25, R-ACCT-28, R-HOST-13
 */
import { truncateDecimals } from '@bowline/kit-core'
import { formatDecimal } from '../../messages/format-decimal.js'

const SIGNIFICANT_DIGITS = 4
const MOST_PLACES = 8

/** How many places after the mark are shown of an amount. */
export function shownPlaces(amount: string): number {
  const [whole = '0', fraction = ''] = amount.split('.')
  const leadingZeros = /[1-9]/.test(whole) ? 0 : fraction.search(/[1-9]/)
  return Math.min(MOST_PLACES, Math.max(0, leadingZeros) + SIGNIFICANT_DIGITS)
}

/** Writes the amount of a token. */
export function formatTokenAmount(locale: string, amount: string): string {
  const shown = truncateDecimals(amount, shownPlaces(amount))
  if (/[1-9]/.test(amount) && !/[1-9]/.test(shown)) {
    return `<${formatDecimal(locale, `0.${'1'.padStart(MOST_PLACES, '0')}`)}`
  }
  return formatDecimal(locale, shown)
}
