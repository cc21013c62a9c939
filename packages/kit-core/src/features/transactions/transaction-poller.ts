/**
 * Polls tracked transactions on chain, through the adapters, until they are final: less often over time, at once when the user
 * or the network is back, and not while the page is hidden. A failed check counts as one without news; there is no time limit.
 * A transaction in a block is polled until the block is final: after a reorg it is pending again.
 *
 * Source  spec R-ADPT-50 to 52, R-ACCT-52, R-ACCT-83 to 85, R-ACCT-149
 */

import { oncePerLifetime, perLifetime } from '../../base/async/per-owner.js'
import { unrefTimer } from '../../base/async/unref-timer.js'
import { withAbort } from '../../base/async/with-abort.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { TransactionCheck } from '../../core/adapter/events.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { getFinality } from './finality.js'
import { loadOutcomeHandlers } from './load-outcome-handlers.js'
import { selectTrackedTransactions } from './select-tracked-transactions.js'
import { isUnsettled } from './transaction-state.js'
import { saveTracked } from './update-tracked.js'

/** Each pause applies until this many checks were made. */
const PAUSES = [
  { checks: 30, pauseMs: 1_000 },
  { checks: 60, pauseMs: 5_000 },
  { checks: 110, pauseMs: 15_000 },
] as const
const LONGEST_PAUSE_MS = 60_000
const FIRST_PAUSE_MS = 1_000

/** A check without a response is aborted after this time and repeated later. */
const CHECK_TIMEOUT_MS = 30_000

/** A transaction in a block starts with the pause for this many checks. */
const CHECKS_BEFORE_BLOCK = 60

/**
 * Checks in a row that must agree before a dropped or reorged transaction is believed, because nodes may lag behind
 * each other.
 */
const CONFIRMING_CHECKS = 3

/** A wallet may be slow to broadcast what it signs; only after this time is a transaction marked as not seen. */
const NOT_SEEN_AFTER_MS = 60_000

type Poll = {
  checks: number
  doubts: number
  timer?: ReturnType<typeof setTimeout>
  check?: AbortController | undefined
}

const schedulesByLifetime = perLifetime(() => new Map<string, Poll>())

/** Starts to poll all tracked transactions that are unsettled and not polled yet. */
export function pollTransactions(kit: Kit): void {
  checkOnReturn(kit)
  const polls = schedulesByLifetime(kit)
  for (const entry of selectTrackedTransactions(kit.store.get())) {
    if (!isUnsettled(entry) || polls.has(entry.hash) || !getCheck(kit, entry)) continue
    const poll: Poll = { checks: entry.status === 'pending' ? 0 : CHECKS_BEFORE_BLOCK, doubts: 0 }
    polls.set(entry.hash, poll)
    schedule(kit, entry, poll)
  }
}

const checkOnReturn = oncePerLifetime((kit: Kit) => {
  const polls = schedulesByLifetime(kit)
  const checkAll = () => {
    for (const entry of selectTrackedTransactions(kit.store.get())) {
      const poll = polls.get(entry.hash)
      if (poll) void check(kit, entry, poll)
    }
  }
  const stopPolls = () => {
    for (const poll of polls.values()) {
      clearTimeout(poll.timer)
      poll.check?.abort()
    }
  }
  return [onPageReturn(checkAll), onWindowReturn(checkAll), stopPolls]
})

function schedule(kit: Kit, entry: TrackedTransaction, poll: Poll): void {
  const step = PAUSES.find(({ checks }) => poll.checks < checks)
  const pauseMs = Math.max(step?.pauseMs ?? LONGEST_PAUSE_MS, entry.minPollIntervalMs ?? 0)
  // The first check is early even on slow chains: a node that knows the transaction may drop it soon.
  poll.timer = unrefTimer(() => check(kit, entry, poll), poll.checks === 0 ? FIRST_PAUSE_MS : pauseMs)
}

async function check(kit: Kit, { hash }: TrackedTransaction, poll: Poll): Promise<void> {
  const signal = kit.lifetime()
  const polls = schedulesByLifetime(kit)
  const current = () =>
    selectTrackedTransactions(kit.store.get()).find((other) => other.hash === hash && isUnsettled(other))
  const entry = current()
  clearTimeout(poll.timer)
  // Once removed, it may be sent again under the same id.
  if (!entry) polls.delete(hash)
  if (poll.check || isPageHidden() || signal.aborted || !entry) return
  poll.check = new AbortController()
  poll.checks += 1
  const found = await fetchCheck(kit, entry, poll.check)
  const now = current()
  if (found && now && !signal.aborted) await applyCheck(kit, now, found, poll)
  poll.check = undefined
  if (signal.aborted) return
  const left = current()
  if (left) schedule(kit, left, poll)
  else polls.delete(hash)
}

async function applyCheck(kit: Kit, now: TrackedTransaction, found: TransactionCheck, poll: Poll): Promise<void> {
  const { status, memo = now.memo, isReorgPossible, isNotFound = false } = found
  const isReorged = now.status !== 'pending' && now.status !== status
  if (isReorged || status === 'dropped') {
    poll.doubts += 1
    if (poll.doubts < CONFIRMING_CHECKS) {
      saveIfChanged(kit, { ...now, memo })
      return
    }
  }
  if (now.status === status) {
    const isNotSeen = (isNotFound && (now.isNotSeen || Date.now() - now.sentAtMs >= NOT_SEEN_AFTER_MS)) || undefined
    const settledAs = now.isBatch ? found.hash : now.settledAs
    if (status === 'pending') saveIfChanged(kit, { ...now, memo, isNotSeen })
    else saveIfChanged(kit, { ...now, memo: isReorgPossible ? memo : undefined, isReorgPossible, settledAs })
  } else {
    const ends = await loadOutcomeHandlers(kit)
    if (!ends) return
    if (status === 'pending') {
      poll.checks = 0
      ends.recordReorg(kit, namespaceOf(now), now.hash, memo)
    } else {
      poll.checks = Math.max(poll.checks, CHECKS_BEFORE_BLOCK)
      await ends.recordOutcome(kit, namespaceOf(now), now.hash, { ...found, status })
    }
  }
  poll.doubts = 0
}

async function fetchCheck(
  kit: Kit,
  entry: TrackedTransaction,
  control: AbortController,
): Promise<TransactionCheck | undefined> {
  const { signal } = control
  const timer = unrefTimer(() => control.abort(), CHECK_TIMEOUT_MS)
  try {
    const finality = getFinality(kit, entry.caipNetworkId)
    const response = getCheck(kit, entry)?.({ sent: entry, finality, signal })
    return response && (await withAbort(response, signal))
  } catch (error) {
    kit.log.debug('A sent transaction could not be checked', error)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function saveIfChanged(kit: Kit, entry: TrackedTransaction): void {
  const before = selectTrackedTransactions(kit.store.get()).find(({ hash }) => hash === entry.hash)
  const isSame = (['memo', 'isNotSeen', 'isReorgPossible', 'settledAs'] as const).every(
    (key) => before?.[key] === entry[key],
  )
  if (!isSame) saveTracked(kit, entry)
}

function getCheck(kit: Kit, entry: TrackedTransaction) {
  return kit.adapters.get(namespaceOf(entry))?.getTransaction
}

function namespaceOf({ caipNetworkId }: TrackedTransaction): Namespace {
  return parseCaipNetworkId(caipNetworkId).namespace
}
