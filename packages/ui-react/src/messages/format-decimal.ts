/**
 * Decimal text as a language writes it: its digits, its marks, its groups, and nothing lost.
 *
 * In      locale    BCP 47
 *         amount    decimal text, not negative
 *         options   of `Intl.NumberFormat`, such as a currency; the digits after the mark are those of the amount
 * Out     text; it never passes through a floating-point number
 * Source  R-HOST-13, R-ACCT-28, R-ACCT-29
 */
import { numberFormat } from './format-number.js'

/** Around a sign of several letters, such as `US$`, which a line from right to left would turn about. */
const LEFT_TO_RIGHT = '\u2066'
const ISOLATED = '\u2069'

/** Writes decimal text in a language. */
export function formatDecimal(locale: string, amount: string, options: Intl.NumberFormatOptions = {}): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = numberFormat(locale, { useGrouping: false })
  // One place stands for all of them: browsers differ in how many they take.
  const places = Math.min(1, fraction.length)
  const form = numberFormat(locale, { ...options, minimumFractionDigits: places, maximumFractionDigits: places })
  return form
    .formatToParts(BigInt(whole))
    .map(({ type, value }) => {
      if (type === 'fraction') return Array.from(fraction, (digit) => digits.format(Number(digit))).join('')
      return type === 'currency' && value.length > 1 ? `${LEFT_TO_RIGHT}${value}${ISOLATED}` : value
    })
    .join('')
}
