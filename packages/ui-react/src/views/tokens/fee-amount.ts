/**
 * Fees for display: rounded up where a list would cut them, so that no fee is shown lower than it is.
 *
 * In      amount    decimal text of a token, not negative
 *         dollars   not negative
 * Out     feeAmount    decimal text with the decimals that `formatTokenAmount` shows
 *         feeDollars   dollars and cents in the user's locale
 * Source  R-VIEW-142
 */
import { truncateDecimals } from '@bowline/kit-core'
import { CENTS, formatDollars } from '../account/format-dollars.js'
import { shownPlaces } from './format-token-amount.js'
import { dollarsText } from './to-decimal-string.js'

/** Rounds up a fee in a token. */
export function feeAmount(amount: string): string {
  return roundUp(amount, shownPlaces(amount))
}

/** Formats the value of a fee. */
export function feeDollars(locale: string, dollars: number): string {
  return formatDollars(locale, roundUp(dollarsText(dollars), CENTS))
}

function roundUp(amount: string, places: number): string {
  const [, rest = ''] = amount.split('.')
  const [whole = '0', fraction = ''] = truncateDecimals(amount, places).split('.')
  if (!/[1-9]/.test(rest.slice(places))) return amount
  const units = (BigInt(`${whole}${fraction.padEnd(places, '0')}`) + 1n).toString().padStart(places + 1, '0')
  return `${units.slice(0, -places)}.${units.slice(-places)}`
}
