/**
 * Sums of a transfer, in base units.
 *
 * In      text          decimal
 * Out     unitsOf       undefined when the text is no amount, or has more digits than the token
 *         quantityOf    all there is of a token; digits beyond its decimals, which it cannot have, are cut
 * Source  spec R-SEND-04, R-SEND-23; security design §8 (amounts)
 */
import type { TokenBalance } from '@bowline/api-client'
import { cutUnits } from '../../base/amount/cut-units.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import { readAmount } from '../../base/amount/read-amount.js'

/** A typed amount. */
export function unitsOf(text: string | undefined, decimals: number): bigint | undefined {
  const amount = text === undefined ? undefined : readAmount(text)
  const [, fraction = ''] = amount?.split('.') ?? []
  return amount === undefined || fraction.length > decimals ? undefined : parseUnits(amount, decimals)
}

/** Decimals of a token. */
export function decimalsOf({ quantity }: TokenBalance): number {
  return Number(quantity.decimals)
}

/** All there is of a token. */
export function quantityOf(token: TokenBalance): bigint {
  return cutUnits(token.quantity.numeric, decimalsOf(token))
}

/** What is left, or nothing. */
export function lessThan(units: bigint, taken: bigint): bigint {
  return units > taken ? units - taken : 0n
}
