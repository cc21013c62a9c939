/**
 * Adds up the value of tokens.
 *
 * Out     dollars    decimal text with cents, the exact sum of price × quantity, rounded to the nearest cent once
 *         isPartial  some token has no price (a price of 0 counts as none), so the true sum is unknown
 * Source  spec R-ACCT-26, R-ACCT-175, R-CONST-17
 */
import type { TokenBalance } from '@bowline/api-client'
import { BIG_NUMBER_DECIMALS } from '../../base/amount/parse-units.js'

/** A sum in dollars, and whether parts are unknown; `excludesTokens`: the list hides tokens, or some could not be read. */
export type TotalValue = { readonly dollars: string; readonly isPartial: boolean; readonly excludesTokens?: true }

const CENT = 10n ** BigInt(BIG_NUMBER_DECIMALS - 2)

/** Returns the total value of tokens. */
export function getTotalValue(tokens: readonly TokenBalance[]): TotalValue {
  let sum = 0n
  let isPartial = false
  for (const { price, quantity } of tokens) {
    if (/^[0.]*$/.test(quantity.numeric)) continue
    if (!price) isPartial = true
    else sum += toFiatValue(price, quantity.numeric)
  }
  const cents = ((sum + CENT / 2n) / CENT).toString().padStart(3, '0')
  return { dollars: `${cents.slice(0, -2)}.${cents.slice(-2)}`, isPartial }
}

/** Converts dollars, as written, to units of 20 decimals. */
function toUnits(dollars: number): bigint {
  const text = String(dollars)
  const [whole = '', fraction = ''] = (text.includes('e') ? dollars.toFixed(BIG_NUMBER_DECIMALS) : text).split('.')
  return BigInt(whole + fraction.padEnd(BIG_NUMBER_DECIMALS, '0').slice(0, BIG_NUMBER_DECIMALS))
}

/** Value of a quantity in units of 20 decimals: price × quantity, exactly. */
export function toFiatValue(price: number, numeric: string): bigint {
  const [whole = '', fraction = ''] = numeric.split('.')
  return (BigInt(whole + fraction) * toUnits(price)) / 10n ** BigInt(fraction.length)
}
