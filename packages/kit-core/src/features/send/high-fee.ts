/**
 * Whether the fee of a transfer is higher than its amount. Nodes and services can report any fee.
 *
 * In      fee      with its value in dollars when the native token's price is known
 *         amount   decimal text; `worth` is its value in dollars, undefined without a price
 *         isNative whether the amount is in the native token, so that fee and amount can be compared without prices
 * Out     true     the fee is more than the amount, and more than 1 dollar if its price is known. False if they cannot be compared
 * Source  spec R-SEND-165
 */

import { BIG_NUMBER_DECIMALS } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import type { SendFee } from './state.js'

const SMALL_FEE_DOLLARS = 1

export type FeeComparison = {
  readonly fee: SendFee | undefined
  readonly amount: string | undefined
  readonly worth: number | undefined
  readonly isNative: boolean
}

/** Whether the user must confirm the fee before sending. */
export function isHighFee({ fee, amount, worth, isNative }: FeeComparison): boolean {
  if (!fee || amount === undefined) return false
  const { dollars, value } = fee
  if (dollars !== undefined && dollars <= SMALL_FEE_DOLLARS) return false
  const units = parseUnitsTruncated(amount, BIG_NUMBER_DECIMALS)
  if (isNative) return parseUnitsTruncated(value, BIG_NUMBER_DECIMALS) > units && units > 0n
  return dollars !== undefined && worth !== undefined && worth > 0 && dollars > worth
}
