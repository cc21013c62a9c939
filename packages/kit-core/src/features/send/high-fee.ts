/**
 * Whether a fee is large against the amount: a node or a service may name any fee.
 *
 * In      fee      with its dollars, where the coin's price is known
 *         amount   decimal text; `worth` its dollars
 * Out     true     the fee is more than the amount, and more than a dollar where its price is known
 * Source  spec R-SEND-165
 */

import { BIG_NUMBER_DECIMALS } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import type { SendFee } from './select-send.js'

const SMALL_FEE_DOLLARS = 1

/** What a fee is compared with. */
export type FeeOfAmount = {
  readonly fee: SendFee | undefined
  readonly amount: string | undefined
  readonly worth: number | undefined
  readonly isCoin: boolean
}

/** Whether the user must confirm the fee. */
export function isHighFee({ fee, amount, worth, isCoin }: FeeOfAmount): boolean {
  if (!fee || amount === undefined) return false
  const { dollars, value } = fee
  if (dollars !== undefined && dollars <= SMALL_FEE_DOLLARS) return false
  const units = parseUnitsTruncated(amount, BIG_NUMBER_DECIMALS)
  if (isCoin) return parseUnitsTruncated(value, BIG_NUMBER_DECIMALS) > units && units > 0n
  return dollars !== undefined && worth !== undefined && worth > 0 && dollars > worth
}
