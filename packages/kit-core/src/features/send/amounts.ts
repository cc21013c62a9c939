/**
 * Amounts of a transfer, in the token's base units (bigint).
 *
 * In      text          decimal text
 * Out     toBaseUnits       undefined when the text is not an amount, or has more decimals than the token
 *         getTokenUnits     the whole balance of a token; drops digits beyond the token's decimals
 * Source  spec R-SEND-04, R-SEND-23; security design §8 (amounts)
 */
import type { TokenBalance } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'

/** Parses typed decimal text into base units. Undefined when the text is not a valid amount. */
export function toBaseUnits(text: string | undefined, decimals: number): bigint | undefined {
  const amount = text === undefined ? undefined : parseAmount(text)
  const [, fraction = ''] = amount?.split('.') ?? []
  return amount === undefined || fraction.length > decimals ? undefined : parseUnits(amount, decimals)
}

/** Number of decimals of a token. */
export function getTokenDecimals({ quantity }: TokenBalance): number {
  return Number(quantity.decimals)
}

/** The whole balance of a token, in base units. */
export function getTokenUnits(token: TokenBalance): bigint {
  return parseUnitsTruncated(token.quantity.numeric, getTokenDecimals(token))
}

/** Subtracts `taken` from `units`, never below 0. */
export function subtractOrZero(units: bigint, taken: bigint): bigint {
  return units > taken ? units - taken : 0n
}
