/**
 * A balance as it is shown: cut to three decimals, in the visitor's own digits and marks.
 *
 * In      locale    BCP 47
 *         amount    decimal text, not negative
 * Out     text; what is cut to nothing although there is something reads `<0.001`
 * Source  R-ACCT-06, R-HOST-13
 */
import { roundDown } from '@bowline/kit-core'

/** Digits kept after the mark. */
const BALANCE_DECIMALS = 3

/** Writes a balance; it never passes through a floating-point number. */
export function formatBalance(locale: string, amount: string): string {
  const shown = roundDown(amount, BALANCE_DECIMALS)
  if (shown === '0' && /[1-9]/.test(amount))
    return `<${writeDecimal(locale, `0.${'1'.padStart(BALANCE_DECIMALS, '0')}`)}`
  return writeDecimal(locale, shown)
}

/** To make a formatter is slow, and a list writes many amounts. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, kind: number | 'digits'): Intl.NumberFormat {
  const key = `${locale}/${kind}`
  const options = kind === 'digits' ? { useGrouping: false } : { minimumFractionDigits: kind }
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

function writeDecimal(locale: string, amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const digits = formatOf(locale, 'digits')
  const form = formatOf(locale, fraction.length)
  return form
    .formatToParts(BigInt(whole))
    .map(({ type, value }) =>
      type === 'fraction' ? Array.from(fraction, (digit) => digits.format(Number(digit))).join('') : value,
    )
    .join('')
}
