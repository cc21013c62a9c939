/**
 * The purchases of the account as they are shown: those without a date, then the newest month first.
 *
 * Out     the same list for the same purchases
 * Source  spec R-RAMP-32, R-RAMP-56
 */
import type { Transaction } from '@bowline/api-client'
import type { KitState } from '../../state.js'
import { type ActivityGroup, monthsOf } from '../transactions/select-activity.js'
import type { TransactionsByYear } from '../transactions/state.js'

type Kept = { readonly undated: readonly Transaction[]; readonly groups: readonly ActivityGroup[] }

const NONE: readonly Transaction[] = []

const groupsOf = new WeakMap<TransactionsByYear, Kept>()

/** The purchases, month by month. */
export function selectPurchases({ activity, onramp }: KitState): readonly ActivityGroup[] {
  const { coinbaseTransactions: byYear } = activity
  const { undatedPurchases: undated = NONE } = onramp
  const known = groupsOf.get(byYear)
  if (known?.undated === undated) return known.groups
  const withoutDate = { kind: 'undated', year: undefined, month: undefined, transactions: undated } as const
  const groups = [...(undated.length > 0 ? [withoutDate] : []), ...monthsOf(byYear)]
  groupsOf.set(byYear, { undated, groups })
  return groups
}
