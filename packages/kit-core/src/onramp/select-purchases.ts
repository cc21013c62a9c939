/**
 * The purchases of the account as they are shown, the newest month first.
 *
 * Out     the same list for the same purchases
 * Source  spec R-RAMP-32
 */
import { type ActivityGroup, monthsOf } from '../activity/select-activity.js'
import type { TransactionsByYear } from '../activity/state.js'
import type { KitState } from '../state.js'

const groupsOf = new WeakMap<TransactionsByYear, readonly ActivityGroup[]>()

/** The purchases, month by month. */
export function selectPurchases({ activity }: KitState): readonly ActivityGroup[] {
  const { coinbaseTransactions: byYear } = activity
  const known = groupsOf.get(byYear)
  if (known) return known
  const groups = monthsOf(byYear)
  groupsOf.set(byYear, groups)
  return groups
}
