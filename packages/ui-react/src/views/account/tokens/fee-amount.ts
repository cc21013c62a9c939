/**
 * Formats fees in Send and Swap: rounded up where other amounts are cut, so that no fee is shown lower than it is.
 *
 * In      amount    decimal text of a token, not negative
 *         dollars   not negative
 * Out     toFeeAmount        decimal text with the decimals that `formatTokenAmount` shows
 *         formatFeeDollars   dollars and cents in the user's locale
 * Source  R-VIEW-142
 */
import { truncateDecimals } from '@bowline/kit-core/internal'
import { CENT_DECIMALS, formatDollars } from './format-dollars.js'
import { countShownDecimals } from './format-token-amount.js'
import { toDecimalString } from './to-decimal-string.js'

/** Rounds up a fee in a token. */
export function toFeeAmount(amount: string): string {
  return roundUp(amount, countShownDecimals(amount))
}

/** Formats the value of a fee. */
export function formatFeeDollars(locale: string, dollars: number): string {
  return formatDollars(locale, roundUp(toDecimalString(dollars), CENT_DECIMALS))
}

function roundUp(amount: string, places: number): string {
  const [, rest = ''] = amount.split('.')
  const [whole = '0', fraction = ''] = truncateDecimals(amount, places).split('.')
  if (!/[1-9]/.test(rest.slice(places))) return amount
  const units = (BigInt(`${whole}${fraction.padEnd(places, '0')}`) + 1n).toString().padStart(places + 1, '0')
  return `${units.slice(0, -places)}.${units.slice(-places)}`
}
