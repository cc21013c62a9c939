/**
 * Purchases that `watchPurchases` fetched, in display order: undated ones first, then by month, newest first.
 *
 * Out     the same list for the same purchases
 * Source  spec R-RAMP-32, R-RAMP-56
 */

import type { Transaction } from '@bowline/api-client'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { KitState } from '../../state.js'
import { type ActivityGroup, toMonthGroups } from '../transactions/select-activity.js'

const NONE: readonly Transaction[] = []

const keep = memoizeByOwner<readonly ActivityGroup[]>()

/** Selects the active account's Coinbase purchases, grouped by month. */
export function selectPurchases({ activity, onramp }: KitState): readonly ActivityGroup[] {
  const { coinbaseTransactions: byYear } = activity
  const { undatedPurchases: undated = NONE } = onramp
  const withoutDate = { kind: 'undated', year: undefined, month: undefined, transactions: undated } as const
  return keep(byYear, [undated], () => [...(undated.length > 0 ? [withoutDate] : []), ...toMonthGroups(byYear)])
}
