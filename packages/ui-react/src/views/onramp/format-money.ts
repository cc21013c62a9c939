/**
 * An amount of money in the visitor's way of writing, with the sign of its currency.
 *
 * In      amount    decimal text, not negative
 *         currency  ISO 4217; what is none of its form stands behind the amount as it is
 * Out     text; a fraction has at least the places of the currency, and keeps those it has beyond them
 * Source  R-RAMP-16, R-RAMP-50, R-HOST-13
 */
import { cleanText, getCurrencyDecimals } from '@bowline/kit-core'
import { formatDecimal } from '../../messages/format-decimal.js'

/** Writes it. A whole amount has no places. */
export function formatMoney(locale: string, amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const shown = /[1-9]/.test(fraction) ? `${whole}.${fraction.padEnd(getCurrencyDecimals(currency), '0')}` : whole
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${formatDecimal(locale, shown)} ${cleanText(currency, { max: 12 })}`
  return formatDecimal(locale, shown, { style: 'currency', currency })
}
