/**
 * Records how a tracked transaction ended: updates its entry, the balances and the activity. Actions that wait see the entry
 * change.
 *
 * Source  spec R-ADPT-50, R-ACCT-22, R-ACCT-49, R-ACCT-81, R-ACCT-84, R-SWAP-128
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { SentTransactionOutcome } from '../../core/adapter/events.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { refreshAfterSend } from '../../wallets/account/refresh-after-send.js'
import { createReceivedAmountFetcher } from './fetch-received-amount.js'
import { notifyOutcome } from './notify-outcome.js'
import { readjustBalances } from './pending-balances.js'
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import { releaseSenderLock, runIfSenderClosed } from './sending-tab-lock.js'
import { getStoredTransactions, storeTransaction } from './stored-transactions.js'
import { isUnsettled } from './transaction-state.js'
import { updateActivity } from './update-activity.js'
import { saveTracked, setTracked } from './update-tracked.js'
import type { OutcomeInput } from './wallet-report.js'

const UNSETTLED = { isReorgPossible: undefined, block: undefined, receivedAmount: undefined, isReflected: undefined }

/**
 * Records an outcome and lets one page report it. A hash that is not tracked still refreshes the balances. A confirmed payment
 * or swap is only recorded once its received amount was fetched; a page that closes before has not recorded it.
 */
export async function recordOutcome(kit: Kit, namespace: Namespace, hash: string, end: OutcomeInput): Promise<void> {
  const signal = kit.lifetime()
  const entry = selectTrackedTransactions(kit.store.get()).find((other) => other.hash === hash)
  const isCarriedOut = end.status === 'confirmed' && end.receivedAmount === undefined && entry?.status === 'pending'
  const fetchReceived = isCarriedOut && createReceivedAmountFetcher(kit, entry, settledOf(end))
  if (!fetchReceived) return applyOutcome(kit, namespace, hash, end)
  const received = await fetchReceived()
  if (!signal.aborted) applyOutcome(kit, namespace, hash, { ...end, receivedAmount: received })
}

function settledOf({ hash, replacement }: OutcomeInput): string | undefined {
  return replacement?.hash ?? hash
}

function applyOutcome(kit: Kit, namespace: Namespace, hash: string, end: OutcomeInput): void {
  const { status, replacement, isReorgPossible, block, receivedAmount } = end
  kit.store.batch(() => {
    refreshAfterSend(kit, namespace)
    updateActivity(kit, { isOutdated: true })
    const entry = selectTrackedTransactions(kit.store.get()).find((other) => other.hash === hash)
    if (!entry || !isUnsettled(entry) || entry.status === status) return
    const settledAs = settledOf(end)
    const ended: TrackedTransaction = {
      ...entry,
      ...{ status, isReorgPossible, isNotSeen: undefined, memo: isReorgPossible ? entry.memo : undefined },
      raw: isReorgPossible ? entry.raw : undefined,
      settledAs: settledAs === hash ? undefined : settledAs,
      reason: replacement?.reason,
      block: block?.toString(),
      receivedAmount,
      moves: receivedAmount === undefined ? entry.moves : withReceivedAmount(entry, receivedAmount),
    }
    if (releaseSenderLock(kit, hash) || entry.lastNotified === status) {
      saveTracked(kit, { ...ended, lastNotified: status })
      // Other kinds have an action that waits for the outcome and reports it.
      if (ended.kind === 'transfer' && entry.lastNotified !== status) notifyOutcome(kit, ended)
    } else {
      setTracked(kit, ended)
      void notifyIfSenderClosed(kit, ended, status)
    }
    readjustBalances(kit)
  })
}

/** The transaction's moves, with the amount a swap gave instead of the quoted one. */
function withReceivedAmount({ kind, moves }: TrackedTransaction, received: string): TrackedTransaction['moves'] {
  return kind === 'swap' ? moves.map((move) => (move.direction === 'in' ? { ...move, amount: received } : move)) : moves
}

/** Marks a transaction as pending again after a reorg has removed it from its block. */
export function recordReorg(kit: Kit, namespace: Namespace, hash: string, memo: string | undefined): void {
  const entry = selectTrackedTransactions(kit.store.get()).find((other) => other.hash === hash)
  if (!entry?.isReorgPossible) return
  kit.store.batch(() => {
    refreshAfterSend(kit, namespace)
    updateActivity(kit, { isOutdated: true })
    saveTracked(kit, { ...entry, memo, status: 'pending', ...UNSETTLED })
  })
}

/** The first tab that finds the outcome reports it. Until then, the stored entry is not marked as reported. */
async function notifyIfSenderClosed(
  kit: Kit,
  ended: TrackedTransaction,
  status: SentTransactionOutcome,
): Promise<void> {
  const { hash } = ended
  const isSame = (other: TrackedTransaction) => other.hash === hash
  const markNotified = () => {
    const stored = getStoredTransactions(kit).find(isSame)
    const isNew = stored && stored.lastNotified !== status && (isUnsettled(stored) || stored.status === status)
    const notified = { ...(selectTrackedTransactions(kit.store.get()).find(isSame) ?? ended), lastNotified: status }
    setTracked(kit, notified)
    if (isNew) storeTransaction(kit, notified)
    return isNew
  }
  try {
    await runIfSenderClosed(hash, () => {
      if (markNotified()) notifyOutcome(kit, ended)
    })
    markNotified()
  } catch (error) {
    kit.log.debug('An outcome could not be reported', error)
  }
}
