import type { Kit } from '../../kit.js'
import { readjustBalances } from './pending-balances.js'
import { selectTrackedTransactions } from './select-pending.js'
import { releaseSenderLock } from './sending-tab-lock.js'
import { storeTransaction } from './stored-transactions.js'
import { updateActivity } from './update-activity.js'

/** Forgets a transaction that a node refused before any had it. Other tabs end it, and report nothing. Source: spec R-ADPT-50. */
export function forgetSent(kit: Kit, hash: string): void {
  const followed = selectTrackedTransactions(kit.store.get())
  const entry = followed.find((sent) => sent.hash === hash)
  if (!entry) return
  releaseSenderLock(kit, hash)
  kit.store.batch(() => {
    kit.store.set({ trackedTransactions: followed.filter((sent) => sent !== entry) })
    updateActivity(kit, { isOutdated: true })
    readjustBalances(kit)
  })
  storeTransaction(kit, { ...entry, status: 'dropped', lastNotified: 'dropped', raw: undefined })
}
