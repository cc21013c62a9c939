/**
 * What tokens are worth together.
 *
 * In      tokens
 * Out     dollars    decimal text with cents, the sum of exact millionths of a dollar, rounded to the nearest cent once
 *         isPartial  some token has no price, so that the true sum is not known; a price of 0 is none
 * Source  spec R-ACCT-26
 */
import type { TokenBalance } from '@bowline/api-client'

/** A sum of money, and whether parts of it are unknown. */
export type TotalValue = { readonly dollars: string; readonly isPartial: boolean }

const MICRO_DECIMALS = 6
const MICROS_OF_A_CENT = 10_000n
const PRICE_DECIMALS = 18

/** Adds up what tokens are worth. */
export function totalValue(tokens: readonly TokenBalance[]): TotalValue {
  let micros = 0n
  let isPartial = false
  for (const token of tokens) {
    if (/^[0.]*$/.test(token.quantity.numeric)) continue
    if (!token.price) isPartial = true
    else micros += token.value ? digitsOf(token.value, MICRO_DECIMALS) : worthOf(token.price, token.quantity.numeric)
  }
  const cents = ((micros + MICROS_OF_A_CENT / 2n) / MICROS_OF_A_CENT).toString().padStart(3, '0')
  return { dollars: `${cents.slice(0, -2)}.${cents.slice(-2)}`, isPartial }
}

/** A number below 1e21 times ten to so many, without a float on the way. */
function digitsOf(dollars: number, decimals: number): bigint {
  return BigInt(dollars.toFixed(decimals).replace('.', ''))
}

/** The worth in millionths of a dollar, where the service gives a price alone. */
function worthOf(price: number, numeric: string): bigint {
  const [whole = '', fraction = ''] = numeric.split('.')
  const value = BigInt(whole + fraction) * digitsOf(price, PRICE_DECIMALS)
  return value / 10n ** BigInt(fraction.length + PRICE_DECIMALS - MICRO_DECIMALS)
}
