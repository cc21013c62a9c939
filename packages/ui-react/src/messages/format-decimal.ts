/**
 * Formats decimal text in a locale, with its digits, separators and grouping, without losing precision.
 *
 * In      locale    BCP 47
 *         amount    decimal text, not negative
 *         options   of `Intl.NumberFormat`, such as a currency; the number of fraction digits is that of the amount
 * Out     text; the amount is never converted to a floating-point number
 * Source  R-HOST-13, R-ACCT-28, R-ACCT-29
 */
import { getNumberFormat } from './format-number.js'

/** Isolates a sign of several letters, such as `US$`, which right-to-left text would reorder. */
const LEFT_TO_RIGHT = '\u2066'
const ISOLATED = '\u2069'

/** Formats decimal text in a locale. */
export function formatDecimal(locale: string, amount: string, options: Intl.NumberFormatOptions = {}): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = getNumberFormat(locale, { useGrouping: false })
  // Formats one fraction digit and replaces it with all digits: browsers differ in the maximum they support.
  const places = Math.min(1, fraction.length)
  const form = getNumberFormat(locale, { ...options, minimumFractionDigits: places, maximumFractionDigits: places })
  return form
    .formatToParts(BigInt(whole))
    .map(({ type, value }) => {
      if (type === 'fraction') return Array.from(fraction, (digit) => digits.format(Number(digit))).join('')
      return type === 'currency' && value.length > 1 ? `${LEFT_TO_RIGHT}${value}${ISOLATED}` : value
    })
    .join('')
}
