/**
 * Formats the price of one token.
 *
 * In      locale    BCP 47
 *         dollars   above 0
 * Out     text, truncated instead of rounded. From one dollar: dollars and cents. Below: up to four significant digits, with
 *         two to twelve decimals. A price that would be truncated to zero reads `<$0.000000000001`
 * Source  R-ACCT-110
 */
import { formatDecimal } from '../../../messages/format-decimal.js'
import { CENT_DECIMALS, DOLLAR_FORMAT, formatDollars } from './format-dollars.js'
import { toDecimalString } from './to-decimal-string.js'

const SIGNIFICANT_DIGITS = 4
const MAX_DECIMALS = 12

/** Formats a price in dollars. */
export function formatPrice(locale: string, dollars: number): string {
  const text = toDecimalString(dollars)
  if (dollars >= 1) return formatDollars(locale, text)
  const [, fraction = ''] = text.split('.')
  const places = Math.min(MAX_DECIMALS, Math.max(0, fraction.search(/[1-9]/)) + SIGNIFICANT_DIGITS)
  const shown = fraction.slice(0, places).replace(/0+$/, '')
  if (shown === '') return `<${formatDecimal(locale, `0.${'1'.padStart(MAX_DECIMALS, '0')}`, DOLLAR_FORMAT)}`
  return formatDecimal(locale, `0.${shown.padEnd(CENT_DECIMALS, '0')}`, DOLLAR_FORMAT)
}
