/**
 * What one of a token costs.
 *
 * In      locale    BCP 47
 *         dollars   above 0
 * Out     text, cut and never rounded: dollars and cents, and below a dollar at least four significant digits, up to twelve
 *         places. What is cut to nothing reads `<$0.000000000001`
 * Source  R-ACCT-110
 */
import { formatDecimal } from '../../messages/format-decimal.js'
import { CENTS, DOLLARS, formatDollars } from '../account/format-dollars.js'
import { dollarsText } from './to-decimal-string.js'

const SIGNIFICANT_DIGITS = 4
const MOST_PLACES = 12

/** Writes a price. */
export function formatPrice(locale: string, dollars: number): string {
  const text = dollarsText(dollars)
  if (dollars >= 1) return formatDollars(locale, text)
  const [, fraction = ''] = text.split('.')
  const places = Math.min(MOST_PLACES, Math.max(0, fraction.search(/[1-9]/)) + SIGNIFICANT_DIGITS)
  const shown = fraction.slice(0, places).replace(/0+$/, '')
  if (shown === '') return `<${formatDecimal(locale, `0.${'1'.padStart(MOST_PLACES, '0')}`, DOLLARS)}`
  return formatDecimal(locale, `0.${shown.padEnd(CENTS, '0')}`, DOLLARS)
}
