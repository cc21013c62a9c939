/**
 * Converts between amounts of a token and amounts of money, with integer arithmetic. `useFiatAmount` loads this code.
 *
 * In      price     price of one token, above 0
 *         decimals  decimals of the token
 *         places    decimals of the currency, such as 0, 2 or 3
 * Out     toTokenAmount  decimal text: the amount of the token that the money buys, rounded down; text that is no amount is
 *                        returned unchanged
 *         toFiatAmount   decimal text: the value of an amount, cut to the currency's decimals; empty for text that is no amount
 * Source  R-SEND-52
 */
import { formatUnits, parseAmount, parseUnits } from '@bowline/kit-core'

/** Number of decimals of a currency. */
export function getCurrencyDecimals(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0
}

/** Amount of a token that an amount of money buys. */
export function toTokenAmount(fiat: string, price: number, decimals: number): string {
  const amount = parseAmount(fiat)
  if (amount === undefined) return fiat
  const { units, places } = splitAmount(amount)
  const [numerator, denominator] = toRatio(price)
  return formatUnits((units * denominator * tenTo(decimals)) / (numerator * tenTo(places)), decimals)
}

/** Value of an amount of a token in money. */
export function toFiatAmount(coin: string, price: number, places: number): string {
  const amount = parseAmount(coin)
  if (amount === undefined) return ''
  const { units, places: digits } = splitAmount(amount)
  const [numerator, denominator] = toRatio(price)
  return formatUnits((units * numerator * tenTo(places)) / (denominator * tenTo(digits)), places)
}

const tenTo = (power: number) => 10n ** BigInt(power)

function splitAmount(amount: string): { units: bigint; places: number } {
  const places = amount.split('.')[1]?.length ?? 0
  return { units: parseUnits(amount, places), places }
}

/** A price as an exact fraction of the digits in its text form. */
function toRatio(price: number): readonly [numerator: bigint, denominator: bigint] {
  const [digits = '0', exponent = '0'] = String(price).split('e')
  const { units, places } = splitAmount(digits)
  const power = places - Number(exponent)
  return power >= 0 ? [units, tenTo(power)] : [units * tenTo(-power), 1n]
}
