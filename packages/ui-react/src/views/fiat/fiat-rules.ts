/**
 * Amounts of a token that are typed as money, in whole numbers.
 *
 * In      price     of one, as it was told, more than 0
 *         decimals  of the token
 *         places    of the currency, such as 0, 2 or 3
 * Out     coinOf    decimal text: no more of the token than the money buys. What is no amount comes back as it is
 *         fiatOf    decimal text: what an amount is worth, cut to the currency's places; empty for what is no amount
 * Source  R-SEND-52
 */
import { formatUnits, parseAmount, parseUnits } from '@bowline/kit-core'

/** The places of a currency. */
export function placesOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0
}

/** How much of a token an amount of money buys. */
export function coinOf(fiat: string, price: number, decimals: number): string {
  const amount = parseAmount(fiat)
  if (amount === undefined) return fiat
  const { units, places } = partsOf(amount)
  const [numerator, denominator] = ratioOf(price)
  return formatUnits((units * denominator * tenTo(decimals)) / (numerator * tenTo(places)), decimals)
}

/** How much money an amount of a token is worth. */
export function fiatOf(coin: string, price: number, places: number): string {
  const amount = parseAmount(coin)
  if (amount === undefined) return ''
  const { units, places: digits } = partsOf(amount)
  const [numerator, denominator] = ratioOf(price)
  return formatUnits((units * numerator * tenTo(places)) / (denominator * tenTo(digits)), places)
}

const tenTo = (power: number) => 10n ** BigInt(power)

function partsOf(amount: string): { units: bigint; places: number } {
  const places = amount.split('.')[1]?.length ?? 0
  return { units: parseUnits(amount, places), places }
}

/** A price as the numbers it was written with. */
function ratioOf(price: number): readonly [numerator: bigint, denominator: bigint] {
  const [digits = '0', exponent = '0'] = String(price).split('e')
  const { units, places } = partsOf(digits)
  const power = places - Number(exponent)
  return power >= 0 ? [units, tenTo(power)] : [units * tenTo(-power), 1n]
}
