/**
 * What is taken, as it is shown: rounded up where a list would cut it, so that no fee is shown lower than it is.
 *
 * In      amount    decimal text of a token, not negative
 *         dollars   not negative
 * Out     feeAmount    decimal text with the places that `formatTokenAmount` shows
 *         feeDollars   dollars and cents in the visitor's way of writing
 * Source  R-VIEW-142
 */
import { truncateDecimals } from '@bowline/kit-core'
import { CENTS, formatDollars } from '../account/format-dollars.js'
import { shownPlaces } from './format-token-amount.js'
import { dollarsText } from './to-decimal-string.js'

/** How much of a token is taken. */
export function feeAmount(amount: string): string {
  return roundUp(amount, shownPlaces(amount))
}

/** What that is worth. */
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
