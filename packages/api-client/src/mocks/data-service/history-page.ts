/**
 * One page of a history. Only its own transactions are made, so that ten thousand cost no more than fifty.
 *
 * In      account, CAIP-2 id, cursor, whether purchases are asked for and which were made since, what the account is like,
 *         the present
 * Out     fifty transactions at most, and the cursor of the page after them; undefined for a cursor that is none
 * Throws  nothing
 * Source  spec R-API-20, R-API-64
 */
import type { History } from '../../history/get-history.js'
import type { Transaction } from '../../history/transaction.js'
import type { AccountKind } from './account-kind.js'
import { madePurchase, madeTransaction } from './mock-transaction.js'

/** How many transactions are on one page. */
export const HISTORY_PAGE = 50

const COUNTS: Readonly<Record<AccountKind, number>> = {
  usual: 72,
  whale: 640,
  new: 0,
  spam: 240,
  long: 10_000,
  nothing: 0,
  exact: 72,
  foreign: 72,
  unpaid: 72,
  hanging: 72,
}
const PURCHASES = 4

/** Makes the page. */
export function historyPage({
  account,
  caipNetworkId,
  cursor,
  isPurchases,
  made = [],
  kind,
  nowMs,
}: {
  readonly account: string
  readonly caipNetworkId: string
  readonly cursor: string | undefined
  readonly isPurchases: boolean
  /** Purchases made at this service, the newest first. */
  readonly made?: readonly Transaction[]
  readonly kind: AccountKind
  readonly nowMs: number
}): History | undefined {
  const start = cursor === undefined ? 0 : startOf(cursor)
  if (start === undefined) return undefined
  const all = isPurchases ? Math.min(PURCHASES, COUNTS[kind]) : COUNTS[kind]
  const end = Math.min(start + HISTORY_PAGE, all)
  const places = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
  const data = places.map((index) =>
    isPurchases
      ? madePurchase({ account, caipNetworkId, index, nowMs })
      : madeTransaction({ account, caipNetworkId, index, kind, nowMs }),
  )
  if (isPurchases && start === 0) data.unshift(...made)
  return end < all ? { data, next: `after-${end.toString(36)}` } : { data }
}

function startOf(cursor: string): number | undefined {
  const digits = /^after-([0-9a-z]{1,6})$/.exec(cursor)?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 36)
}
