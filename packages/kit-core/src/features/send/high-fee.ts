/**
 * Whether a fee is high compared with the amount. Nodes and services can report any fee.
 *
 * In      fee      with its value in dollars when the native token's price is known
 *         amount   decimal text; `worth` is its value in dollars
 * Out     true     the fee is more than the amount, and more than 1 dollar when its price is known
 * Source  spec R-SEND-165
 */

import { BIG_NUMBER_DECIMALS } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import type { SendFee } from './select-send.js'

const SMALL_FEE_DOLLARS = 1

/** A fee and the amount it is compared with. */
export type FeeComparison = {
  readonly fee: SendFee | undefined
  readonly amount: string | undefined
  readonly worth: number | undefined
  readonly isCoin: boolean
}

/** Whether the user must confirm the fee before sending. */
export function isHighFee({ fee, amount, worth, isCoin }: FeeComparison): boolean {
  if (!fee || amount === undefined) return false
  const { dollars, value } = fee
  if (dollars !== undefined && dollars <= SMALL_FEE_DOLLARS) return false
  const units = parseUnitsTruncated(amount, BIG_NUMBER_DECIMALS)
  if (isCoin) return parseUnitsTruncated(value, BIG_NUMBER_DECIMALS) > units && units > 0n
  return dollars !== undefined && worth !== undefined && worth > 0 && dollars > worth
}
