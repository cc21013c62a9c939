/**
 * An amount of money in the visitor's way of writing, with the sign of its currency.
 *
 * In      amount    decimal text, not negative
 *         currency  ISO 4217; what is none of its form stands behind the amount as it is
 * Source  R-RAMP-16, R-HOST-13
 */
import { cleanText } from '@bowline/kit-core'
import { writeDecimal } from '../../messages/write-decimal.js'

/** Writes it. A whole amount has no places. */
export function formatMoney(locale: string, amount: string, currency: string): string {
  const shown = /^\d+\.0+$/.test(amount) ? (amount.split('.')[0] ?? amount) : amount
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${writeDecimal(locale, shown)} ${cleanText(currency, { max: 12 })}`
  return writeDecimal(locale, shown, { style: 'currency', currency })
}
