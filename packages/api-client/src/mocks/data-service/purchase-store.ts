/**
 * The purchases that visitors begin at a mock data service.
 *
 * In      who begins one; who asks for their purchases, and what becomes of them
 * Out     purchases, the newest first. One is not heard of when it is asked for first, since the visitor has not paid yet; then
 *         it is in progress, and at the next question it has come, or failed; a hanging one stays in progress
 * Throws  nothing
 * Source  spec R-API-20, R-API-36, R-STATE-49
 */
import type { Transaction, TransactionStatus } from '../../history/transaction.js'
import type { AccountKind } from './account-kind.js'
import { madePurchase } from './mock-transaction.js'

/** The purchases of a service. */
export type PurchaseStore = {
  /** `purchaseId` is the asker's own, and is told again with the purchase. */
  readonly order: (account: string, purchaseId?: string | undefined) => void
  readonly purchasesOf: (account: string, caipNetworkId: string, kind: AccountKind) => readonly Transaction[]
}

type Order = { readonly placedAtMs: number; readonly purchaseId: string | undefined; questions: number }

/** Makes an empty book. */
export function createPurchaseStore(nowMs: () => number): PurchaseStore {
  const books = new Map<string, Order[]>()
  return {
    order: (account, purchaseId) => {
      const placed = { placedAtMs: nowMs(), purchaseId, questions: 0 }
      books.set(account, [placed, ...(books.get(account) ?? [])])
    },
    purchasesOf: (account, caipNetworkId, kind) => {
      const orders = books.get(account) ?? []
      for (const order of orders) order.questions += 1
      return orders.flatMap((order, at) => {
        const status = statusOf(order, kind)
        if (status === undefined) return []
        const { placedAtMs, purchaseId } = order
        const index = at - orders.length
        return [
          madePurchase({ account, caipNetworkId, index, nowMs: placedAtMs, own: { status, placedAtMs, purchaseId } }),
        ]
      })
    },
  }
}

function statusOf({ questions }: Order, kind: AccountKind): TransactionStatus | undefined {
  if (questions < 2) return undefined
  if (questions === 2 || kind === 'hanging') return 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
  return kind === 'unpaid' ? 'ONRAMP_TRANSACTION_STATUS_FAILED' : 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
}
