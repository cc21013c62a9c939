/**
 * Formats an amount of money in the user's locale, with the sign of its currency.
 *
 * In      amount    decimal text, not negative
 *         currency  ISO 4217 code; any other text follows the amount
 * Out     text; a fraction has at least the decimals of the currency, and keeps further ones
 * Source  R-RAMP-16, R-RAMP-50, R-HOST-13
 */
import { cleanText } from '@bowline/kit-core'
import { getCurrencyDecimals } from '@bowline/kit-core/internal'
import { formatDecimal } from '../../../messages/format-decimal.js'

/** Formats money. A whole amount has no decimals. */
export function formatMoney(locale: string, amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const shown = /[1-9]/.test(fraction) ? `${whole}.${fraction.padEnd(getCurrencyDecimals(currency), '0')}` : whole
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${formatDecimal(locale, shown)} ${cleanText(currency, { max: 12 })}`
  return formatDecimal(locale, shown, { style: 'currency', currency })
}
