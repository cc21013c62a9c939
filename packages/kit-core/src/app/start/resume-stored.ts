/**
 * Resumes what an earlier page left open: sent transactions, send requests to wallets without a known outcome, and purchases.
 *
 * Source  spec R-STATE-16, R-SEND-161
 */

import { SEND_REQUESTS_STORAGE_KEY, SENT_STORAGE_KEY } from '../../core/state/pending-state.js'
import { loadPurchases } from '../../features/onramp/load-purchases.js'
import { PURCHASES_STORAGE_KEY } from '../../features/onramp/purchases-storage-key.js'
import type { Kit } from '../../kit.js'

/** Resumes every kind that is in storage. */
export async function resumeStored(kit: Kit): Promise<void> {
  const signal = kit.lifetime()
  const [hasSent, hasSendRequests, hasPurchases] = [
    SENT_STORAGE_KEY,
    SEND_REQUESTS_STORAGE_KEY,
    PURCHASES_STORAGE_KEY,
  ].map((name) => kit.storage.text.get(name) !== undefined)
  if (hasSent) {
    const { resumeTracking } = await import('../../features/transactions/resume-tracking.js')
    if (!signal.aborted) resumeTracking(kit)
  }
  if (hasSendRequests) {
    const { adoptStoredSendRequests } = await kit.notes()
    if (!signal.aborted) adoptStoredSendRequests(kit)
  }
  if (hasPurchases) {
    const { resumePurchases } = await loadPurchases()
    if (!signal.aborted) resumePurchases(kit)
  }
}
