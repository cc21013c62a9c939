/**
 * What a quantity of a token is worth, in dollars: price × quantity, wherever it is shown.
 *
 * In      price    of one
 *         numeric  the quantity, decimal text
 *         given    the value that the service or the wallet states next to the price
 * Out     the value; undefined where `given` contradicts the price beyond rounding, for then one of both is wrong, and where it
 *         is more than a trillion, which no account has
 * Source  spec R-ACCT-175
 */
import { BIG_NUMBER_DECIMALS, formatUnits } from '../../base/amount/parse-units.js'
import { toFiatValue } from './total-value.js'

const MAX_VALUE = 1e12
const CENT = 0.01
/** Values of a price that is a moment older or newer. */
const DRIFT = 0.01
/** The most that a price written with few digits may be off. */
const MAX_ROUNDING = 0.05

/** The value of a quantity. */
export function tokenValue(price: number, numeric: string, given?: number): number | undefined {
  const value = Number(formatUnits(toFiatValue(price, numeric), BIG_NUMBER_DECIMALS))
  if (value > MAX_VALUE) return undefined
  return given === undefined || isAbout(given, value, price) ? value : undefined
}

function isAbout(given: number, value: number, price: number): boolean {
  const larger = Math.max(given, value)
  const ofPrice = price > 0 ? (value * halfLastPlace(price)) / price : 0
  const tolerance = Math.max(CENT, larger * DRIFT, Math.min(ofPrice, larger * MAX_ROUNDING))
  return Math.abs(given - value) <= tolerance
}

/** Half a unit in the last place after the point as the price is written; 0 for whole dollars. */
function halfLastPlace(price: number): number {
  const [digits = '', exponent = '0'] = String(price).split('e')
  const places = (digits.split('.')[1] ?? '').length - Number(exponent)
  return places > 0 ? 0.5 * 10 ** -places : 0
}
