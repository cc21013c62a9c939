/**
 * Converts amounts and balances of a transfer to the token's base units.
 *
 * Source  spec R-SEND-04, R-SEND-23; security design §8 (amounts)
 */
import type { TokenBalance } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'

/** Parses decimal text into base units. Undefined when the text is not an amount, or has more decimals than the token. */
export function toBaseUnits(text: string | undefined, decimals: number): bigint | undefined {
  const amount = text === undefined ? undefined : parseAmount(text)
  const [, fraction = ''] = amount?.split('.') ?? []
  return amount === undefined || fraction.length > decimals ? undefined : parseUnits(amount, decimals)
}

export function getTokenDecimals({ quantity }: TokenBalance): number {
  return Number(quantity.decimals)
}

/** The whole balance of a token in base units, without digits beyond the token's decimals. */
export function getTokenUnits(token: TokenBalance): bigint {
  return parseUnitsTruncated(token.quantity.numeric, getTokenDecimals(token))
}

/** Subtracts `taken` from `units`, never below 0. */
export function subtractOrZero(units: bigint, taken: bigint): bigint {
  return units > taken ? units - taken : 0n
}
