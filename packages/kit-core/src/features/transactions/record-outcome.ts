/**
 * What was sent has ended: what is shown of it and of its account's money changes, and whoever waits for it goes on.
 *
 * Source  spec R-ADPT-50, R-ACCT-22, R-ACCT-49, R-ACCT-81, R-ACCT-84, R-SWAP-128
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { SentTransactionOutcome, TransactionCheck } from '../../core/adapter/events.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { refreshAfterSend } from '../../wallets/account/refresh-after-send.js'
import { createReceivedAmountFetcher } from './fetch-received-amount.js'
import { notifyOutcome } from './notify-outcome.js'
import { readjustBalances } from './pending-balances.js'
import { selectTrackedTransactions } from './select-pending.js'
import { releaseSenderLock, runIfSenderClosed } from './sending-tab-lock.js'
import { readStoredTransactions, storeTransaction } from './stored-transactions.js'
import { isUnsettled } from './transaction-state.js'
import { updateActivity } from './update-activity.js'
import { saveTracked, setTracked } from './update-tracked.js'

const UNTOLD = { isReorgPossible: undefined, block: undefined, receivedAmount: undefined, isReflected: undefined }

/** How it ended. */
export type OutcomeInput = Omit<TransactionCheck, 'status' | 'memo'> &
  Pick<TrackedTransaction, 'receivedAmount'> & { readonly status: SentTransactionOutcome }

/**
 * Takes the end in, and tells each but once. What the kit has not heard of changes balances all the same. A payment that the chain
 * carried out has ended once it is known what of it arrived; a page that goes before has not heard of it.
 */
export async function recordOutcome(kit: Kit, namespace: Namespace, hash: string, end: OutcomeInput): Promise<void> {
  const signal = kit.lifetime()
  const entry = selectTrackedTransactions(kit.store.get()).find((other) => other.hash === hash)
  const isCarriedOut = end.status === 'confirmed' && end.receivedAmount === undefined && entry?.status === 'pending'
  const askArrival = isCarriedOut && createReceivedAmountFetcher(kit, entry, settledOf(end))
  if (!askArrival) return applyOutcome(kit, namespace, hash, end)
  const arrived = await askArrival()
  if (!signal.aborted) applyOutcome(kit, namespace, hash, { ...end, receivedAmount: arrived })
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
      moves: receivedAmount === undefined ? entry.moves : brought(entry, receivedAmount),
    }
    if (releaseSenderLock(kit, hash) || entry.lastNotified === status) {
      saveTracked(kit, { ...ended, lastNotified: status })
      // Whoever asked for anything else waits for it, and tells it in its own words.
      if (ended.kind === 'transfer' && entry.lastNotified !== status) notifyOutcome(kit, ended)
    } else {
      setTracked(kit, ended)
      void notifyIfSenderClosed(kit, ended, status)
    }
    readjustBalances(kit)
  })
}

/** What it moved, with what a swap has brought in place of what was quoted. */
function brought({ kind, moves }: TrackedTransaction, arrived: string): TrackedTransaction['moves'] {
  return kind === 'swap' ? moves.map((move) => (move.direction === 'in' ? { ...move, amount: arrived } : move)) : moves
}

/** The chain has taken it out of its block: it waits again. */
export function recordReorg(kit: Kit, namespace: Namespace, hash: string, memo: string | undefined): void {
  const entry = selectTrackedTransactions(kit.store.get()).find((other) => other.hash === hash)
  if (!entry?.isReorgPossible) return
  kit.store.batch(() => {
    refreshAfterSend(kit, namespace)
    updateActivity(kit, { isOutdated: true })
    saveTracked(kit, { ...entry, memo, status: 'pending', ...UNTOLD })
  })
}

/** The first of the tabs that finds out tells it. What is stored of it meanwhile is not told yet. */
async function notifyIfSenderClosed(
  kit: Kit,
  ended: TrackedTransaction,
  status: SentTransactionOutcome,
): Promise<void> {
  const { hash } = ended
  const isSame = (other: TrackedTransaction) => other.hash === hash
  const markNotified = () => {
    const stored = readStoredTransactions(kit).find(isSame)
    const isNew = stored && stored.lastNotified !== status && (isUnsettled(stored) || stored.status === status)
    const told = { ...(selectTrackedTransactions(kit.store.get()).find(isSame) ?? ended), lastNotified: status }
    setTracked(kit, told)
    if (isNew) storeTransaction(kit, told)
    return isNew
  }
  try {
    await runIfSenderClosed(hash, () => {
      if (markNotified()) notifyOutcome(kit, ended)
    })
    markNotified()
  } catch (error) {
    kit.log.debug('An end could not be told', error)
  }
}
