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

/** Writes decimal text in a language. */
export function writeDecimal(locale: string, amount: string, options: Intl.NumberFormatOptions = {}): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = numberFormat(locale, { useGrouping: false })
  const form = numberFormat(locale, {
    ...options,
    minimumFractionDigits: fraction.length,
    maximumFractionDigits: fraction.length,
  })
  return form
    .formatToParts(BigInt(whole))
    .map(({ type, value }) =>
      type === 'fraction' ? Array.from(fraction, (digit) => digits.format(Number(digit))).join('') : value,
    )
    .join('')
}
