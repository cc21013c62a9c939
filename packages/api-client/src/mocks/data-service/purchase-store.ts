/**
 * The purchases that users start at the mock data service by requesting a payment page.
 *
 * Out     history entries, newest first. A purchase is missing from the first history request after it, because the user has
 *         not paid yet. It is in progress in the second, and completed from the third on; with the account kind `unpaid` it
 *         then fails, with `hanging` it stays in progress
 * Source  spec R-API-20, R-API-36, R-STATE-49
 */
import type { Transaction, TransactionStatus } from '../../history/transaction.js'
import type { AccountKind } from './account-kind.js'
import { createMockPurchase } from './mock-transaction.js'

/** The purchases by account. */
export type PurchaseStore = {
  /** Starts a purchase. `purchaseId` is the app's id, which the history returns with it. */
  readonly order: (account: string, purchaseId?: string | undefined) => void
  /** Counts as a history request, so it moves the account's purchases on. */
  readonly purchasesOf: (account: string, caipNetworkId: string, kind: AccountKind) => readonly Transaction[]
}

type Purchase = { readonly placedAtMs: number; readonly purchaseId: string | undefined; requestCount: number }

export function createPurchaseStore(nowMs: () => number): PurchaseStore {
  const ordersByAccount = new Map<string, Purchase[]>()
  return {
    order: (account, purchaseId) => {
      const placed = { placedAtMs: nowMs(), purchaseId, requestCount: 0 }
      ordersByAccount.set(account, [placed, ...(ordersByAccount.get(account) ?? [])])
    },
    purchasesOf: (account, caipNetworkId, kind) => {
      const orders = ordersByAccount.get(account) ?? []
      for (const order of orders) order.requestCount += 1
      return orders.flatMap((order, at) => {
        const status = statusOf(order, kind)
        if (status === undefined) return []
        const { placedAtMs, purchaseId } = order
        const index = at - orders.length
        return [
          createMockPurchase({
            account,
            caipNetworkId,
            index,
            nowMs: placedAtMs,
            own: { status, placedAtMs, purchaseId },
          }),
        ]
      })
    },
  }
}

function statusOf({ requestCount }: Purchase, kind: AccountKind): TransactionStatus | undefined {
  if (requestCount < 2) return undefined
  if (requestCount === 2 || kind === 'hanging') return 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
  return kind === 'unpaid' ? 'ONRAMP_TRANSACTION_STATUS_FAILED' : 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
}
