/**
 * Takes in what is kept of what was sent: by an earlier page, and by other tabs meanwhile.
 *
 * Source  spec R-STORE-25, R-STORE-26
 */
import { oncePerLifetime } from '../../base/async/scope.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { PENDING_TRANSACTIONS_MAX, type TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { loadOutcomeHandlers } from './load-outcome-handlers.js'
import { readjustBalances, startBalanceAdjustment } from './pending-balances.js'
import type { OutcomeInput } from './record-outcome.js'
import { selectTrackedTransactions } from './select-pending.js'
import { isWorthStoring, readStoredTransactions, removeSettled } from './stored-transactions.js'
import { pollTransactions } from './transaction-poller.js'

/** Follows what an earlier page sent. What it saw end is not kept any longer. */
export const resumeTracking = oncePerLifetime((kit: Kit) => {
  syncFromStorage(kit)
  removeSettled(kit)
  return []
})

/** Takes in how everything stands in the other tabs. */
export function syncFromStorage(kit: Kit): void {
  const followed = selectTrackedTransactions(kit.store.get())
  const stored = readStoredTransactions(kit)
  const fresh = stored.filter((entry) => isWorthStoring(entry) && !followed.some((known) => known.hash === entry.hash))
  if (fresh.length > 0)
    kit.store.set({ trackedTransactions: [...followed, ...fresh].slice(0, PENDING_TRANSACTIONS_MAX) })
  const isAwaited = ({ hash }: TrackedTransaction) =>
    followed.some((known) => known.hash === hash && known.status === 'pending')
  const ends = stored.filter(isAwaited).flatMap(toldEnd)
  if (ends.length > 0) void applyStoredOutcomes(kit, ends)
  startBalanceAdjustment(kit)
  kit.store.batch(() => readjustBalances(kit))
  pollTransactions(kit)
}

type NotifiedOutcome = { readonly sent: TrackedTransaction; readonly end: OutcomeInput }

/** How another tab has told that it ended. */
function toldEnd(sent: TrackedTransaction): NotifiedOutcome | [] {
  const { status, isReorgPossible, settledAs, reason, block, receivedAmount } = sent
  if (status === 'pending') return []
  const replacement = reason && settledAs !== undefined ? { hash: settledAs, reason } : undefined
  const end = { status, isReorgPossible, hash: settledAs, replacement, receivedAmount }
  return { sent, end: block === undefined ? end : { ...end, block: BigInt(block) } }
}

/** What cannot be taken in now is found by a look. */
async function applyStoredOutcomes(kit: Kit, ends: readonly NotifiedOutcome[]): Promise<void> {
  const loaded = await loadOutcomeHandlers(kit)
  for (const { sent, end } of ends) {
    void loaded?.recordOutcome(kit, parseCaipNetworkId(sent.caipNetworkId).namespace, sent.hash, end)
  }
}
