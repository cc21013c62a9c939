import type { Kit } from '../../kit.js'
import { readjustBalances } from './pending-balances.js'
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import { releaseSenderLock } from './sending-tab-lock.js'
import { storeTransaction } from './stored-transactions.js'
import { updateActivity } from './update-activity.js'

/**
 * Stops tracking a broadcast transaction that was rejected before any node had it. Other tabs drop it without a report. Source:
 * spec R-ADPT-50.
 */
export function forgetSent(kit: Kit, hash: string): void {
  const tracked = selectTrackedTransactions(kit.store.get())
  const entry = tracked.find((sent) => sent.hash === hash)
  if (!entry) return
  releaseSenderLock(kit, hash)
  kit.store.batch(() => {
    kit.store.set({ trackedTransactions: tracked.filter((sent) => sent !== entry) })
    updateActivity(kit, { isOutdated: true })
    readjustBalances(kit)
  })
  storeTransaction(kit, { ...entry, status: 'dropped', lastNotified: 'dropped', raw: undefined })
}
