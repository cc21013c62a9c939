/**
 * Tracks the stored transactions that an earlier page or another tab has sent.
 *
 * Source  spec R-STORE-25, R-STORE-26
 */
import { oncePerLifetime } from '../../base/async/per-owner.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { PENDING_TRANSACTIONS_MAX, type TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { loadOutcomeHandlers } from './load-outcome-handlers.js'
import { readjustBalances, startBalanceAdjustment } from './pending-balances.js'
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import { getStoredTransactions, isWorthStoring, removeSettled } from './stored-transactions.js'
import { pollTransactions } from './transaction-poller.js'
import type { OutcomeInput } from './wallet-report.js'

/** Called once, when the kit starts and something is stored. Removes stored entries that no visit needs. */
export const resumeTracking = oncePerLifetime((kit: Kit) => {
  syncFromStorage(kit)
  removeSettled(kit)
  return []
})

/** Merges stored transactions and their outcomes into the state, as other tabs have written them, and polls the unsettled ones. */
export function syncFromStorage(kit: Kit): void {
  const tracked = selectTrackedTransactions(kit.store.get())
  const stored = getStoredTransactions(kit)
  const fresh = stored.filter((entry) => isWorthStoring(entry) && !tracked.some((known) => known.hash === entry.hash))
  if (fresh.length > 0)
    kit.store.set({ trackedTransactions: [...tracked, ...fresh].slice(0, PENDING_TRANSACTIONS_MAX) })
  const isAwaited = ({ hash }: TrackedTransaction) =>
    tracked.some((known) => known.hash === hash && known.status === 'pending')
  const ends = stored.filter(isAwaited).flatMap(storedOutcome)
  if (ends.length > 0) void applyStoredOutcomes(kit, ends)
  startBalanceAdjustment(kit)
  kit.store.batch(() => readjustBalances(kit))
  pollTransactions(kit)
}

type NotifiedOutcome = { readonly sent: TrackedTransaction; readonly end: OutcomeInput }

/** The outcome that another tab has stored. */
function storedOutcome(sent: TrackedTransaction): NotifiedOutcome | [] {
  const { status, isReorgPossible, settledAs, reason, block, receivedAmount } = sent
  if (status === 'pending') return []
  const replacement = reason && settledAs !== undefined ? { hash: settledAs, reason } : undefined
  const end = { status, isReorgPossible, hash: settledAs, replacement, receivedAmount }
  return { sent, end: block === undefined ? end : { ...end, block: BigInt(block) } }
}

/** Applies stored outcomes. When the code cannot be loaded, polling finds them later. */
async function applyStoredOutcomes(kit: Kit, ends: readonly NotifiedOutcome[]): Promise<void> {
  const loaded = await loadOutcomeHandlers(kit)
  for (const { sent, end } of ends) {
    void loaded?.recordOutcome(kit, parseCaipNetworkId(sent.caipNetworkId).namespace, sent.hash, end)
  }
}
