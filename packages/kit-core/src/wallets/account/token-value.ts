/**
 * Value of an account's token in dollars: price × quantity. `normalizeTokens` removes price and value of a token when this is
 * undefined.
 *
 * In      price    of one token, in dollars
 *         numeric  the quantity, decimal text
 *         given    the value that the service or the wallet states next to the price
 * Out     the value; undefined when `given` contradicts the price beyond rounding, because one of them must be
 *         wrong, and when it exceeds a trillion, which no account has
 * Source  spec R-ACCT-175
 */
import { BIG_NUMBER_DECIMALS, formatUnits } from '../../base/amount/parse-units.js'
import { toFiatValue } from './total-value.js'

const MAX_VALUE = 1e12
const CENT = 0.01
/** Tolerated relative difference, for a value from a slightly older or newer price. */
const DRIFT = 0.01
/** Maximum tolerated rounding error of a price written with few digits. */
const MAX_ROUNDING = 0.05

export function getTokenValue(price: number, numeric: string, given?: number): number | undefined {
  const value = Number(formatUnits(toFiatValue(price, numeric), BIG_NUMBER_DECIMALS))
  if (value > MAX_VALUE) return undefined
  return given === undefined || isClose(given, value, price) ? value : undefined
}

function isClose(given: number, value: number, price: number): boolean {
  const larger = Math.max(given, value)
  const ofPrice = price > 0 ? (value * halfLastPlace(price)) / price : 0
  const tolerance = Math.max(CENT, larger * DRIFT, Math.min(ofPrice, larger * MAX_ROUNDING))
  return Math.abs(given - value) <= tolerance
}

/** Half a unit in the last decimal place of the price as written; 0 for whole dollars. */
function halfLastPlace(price: number): number {
  const [digits = '', exponent = '0'] = String(price).split('e')
  const places = (digits.split('.')[1] ?? '').length - Number(exponent)
  return places > 0 ? 0.5 * 10 ** -places : 0
}
