/**
 * Creates one page of an invented history, of transactions or of purchases. It creates only that page's entries, so ten
 * thousand cost no more than fifty. The number of entries depends on the account kind.
 *
 * Out     at most fifty invented entries, and the cursor of the next page; undefined for an invalid cursor. The purchases
 *         that the user made in this session come on top of the first page
 * Source  spec R-API-20, R-API-64
 */
import type { History } from '../../history/get-history.js'
import type { Transaction } from '../../history/transaction.js'
import type { AccountKind } from './account-kind.js'
import { createMockPurchase, createMockTransaction } from './mock-transaction.js'

/** Number of invented entries per page. */
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

export function createHistoryPage({
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
  /** Purchases that the user started at the mock service, newest first. */
  readonly made?: readonly Transaction[]
  readonly kind: AccountKind
  readonly nowMs: number
}): History | undefined {
  const start = cursor === undefined ? 0 : parseCursor(cursor)
  if (start === undefined) return undefined
  const all = isPurchases ? Math.min(PURCHASES, COUNTS[kind]) : COUNTS[kind]
  const end = Math.min(start + HISTORY_PAGE, all)
  const indexes = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
  const data = indexes.map((index) =>
    isPurchases
      ? createMockPurchase({ account, caipNetworkId, index, nowMs })
      : createMockTransaction({ account, caipNetworkId, index, kind, nowMs }),
  )
  if (isPurchases && start === 0) data.unshift(...made)
  return end < all ? { data, next: `after-${end.toString(36)}` } : { data }
}

function parseCursor(cursor: string): number | undefined {
  const digits = /^after-([0-9a-z]{1,6})$/.exec(cursor)?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 36)
}
