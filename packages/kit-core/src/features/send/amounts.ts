/**
 * Sums of a transfer, in base units.
 *
 * In      text          decimal
 * Out     unitsOf       undefined when the text is no amount, or has more digits than the token
 *         quantityOf    all there is of a token; digits beyond its decimals, which it cannot have, are cut
 * Source  spec R-SEND-04, R-SEND-23; security design §8 (amounts)
 */
import type { TokenBalance } from '@bowline/api-client'
import { parseAmount } from '../../base/amount/parse-amount.js'
import { parseUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'

/** A typed amount. */
export function toBaseUnits(text: string | undefined, decimals: number): bigint | undefined {
  const amount = text === undefined ? undefined : parseAmount(text)
  const [, fraction = ''] = amount?.split('.') ?? []
  return amount === undefined || fraction.length > decimals ? undefined : parseUnits(amount, decimals)
}

/** Decimals of a token. */
export function decimalsOf({ quantity }: TokenBalance): number {
  return Number(quantity.decimals)
}

/** All there is of a token. */
export function getTokenUnits(token: TokenBalance): bigint {
  return parseUnitsTruncated(token.quantity.numeric, decimalsOf(token))
}

/** What is left, or nothing. */
export function subtractOrZero(units: bigint, taken: bigint): bigint {
  return units > taken ? units - taken : 0n
}
