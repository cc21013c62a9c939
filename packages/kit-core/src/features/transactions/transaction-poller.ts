/**
 * Looks after what was sent until it ends: ever less often, at once when the visitor or the network is back, and not while
 * nobody sees the page. A look that fails counts as one that found nothing; no clock ends it. What is in a block is looked after
 * until the block is final: a chain that took it back has it pending again.
 *
 * Source  spec R-ADPT-50 to 52, R-ACCT-52, R-ACCT-83 to 85, R-ACCT-149
 */

import { oncePerLifetime, perLifetime } from '../../base/async/scope.js'
import { unrefTimer } from '../../base/async/unref-timer.js'
import { withAbort } from '../../base/async/with-abort.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { TransactionCheck } from '../../core/adapter/events.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { finalityOn } from './finality.js'
import { loadOutcomeHandlers } from './load-outcome-handlers.js'
import { selectTrackedTransactions } from './select-pending.js'
import { isUnsettled } from './transaction-state.js'
import { saveTracked } from './update-tracked.js'

/** A pause holds until so many looks have been made. */
const PAUSES = [
  { looks: 30, pauseMs: 1_000 },
  { looks: 60, pauseMs: 5_000 },
  { looks: 110, pauseMs: 15_000 },
] as const
const LONGEST_PAUSE_MS = 60_000
const FIRST_PAUSE_MS = 1_000

/** A node that has not answered by then is asked again later. */
const CHECK_TIMEOUT_MS = 30_000

/** In a block, it begins with the pause after so many looks. */
const CHECKS_BEFORE_BLOCK = 60

/** So many looks in a row find it dropped or out of its block before that is believed: nodes may be behind each other. */
const CONFIRMING_CHECKS = 3

/** Wallets may be slow to hand on what they sign. */
const UNHEARD_AFTER_MS = 60_000

type Turn = { looks: number; doubts: number; timer?: ReturnType<typeof setTimeout>; look?: AbortController | undefined }

const schedulesByLifetime = perLifetime(() => new Map<string, Turn>())

/** Follows all that is pending. */
export function pollTransactions(kit: Kit): void {
  lookOnReturn(kit)
  const turns = schedulesByLifetime(kit)
  for (const entry of selectTrackedTransactions(kit.store.get())) {
    if (!isUnsettled(entry) || turns.has(entry.hash) || !lookOf(kit, entry)) continue
    const turn: Turn = { looks: entry.status === 'pending' ? 0 : CHECKS_BEFORE_BLOCK, doubts: 0 }
    turns.set(entry.hash, turn)
    plan(kit, entry, turn)
  }
}

const lookOnReturn = oncePerLifetime((kit: Kit) => {
  const turns = schedulesByLifetime(kit)
  const checkAll = () => {
    for (const entry of selectTrackedTransactions(kit.store.get())) {
      const turn = turns.get(entry.hash)
      if (turn) void look(kit, entry, turn)
    }
  }
  const endTurns = () => {
    for (const turn of turns.values()) {
      clearTimeout(turn.timer)
      turn.look?.abort()
    }
  }
  return [onPageReturn(checkAll), onWindowReturn(checkAll), endTurns]
})

function plan(kit: Kit, entry: TrackedTransaction, turn: Turn): void {
  const step = PAUSES.find(({ looks }) => turn.looks < looks)
  const pauseMs = Math.max(step?.pauseMs ?? LONGEST_PAUSE_MS, entry.minPollIntervalMs ?? 0)
  // The first look is early where blocks are slow too: what knows it may let go of it.
  turn.timer = unrefTimer(() => look(kit, entry, turn), turn.looks === 0 ? FIRST_PAUSE_MS : pauseMs)
}

async function look(kit: Kit, { hash }: TrackedTransaction, turn: Turn): Promise<void> {
  const signal = kit.lifetime()
  const turns = schedulesByLifetime(kit)
  const current = () =>
    selectTrackedTransactions(kit.store.get()).find((other) => other.hash === hash && isUnsettled(other))
  const entry = current()
  clearTimeout(turn.timer)
  // Forgotten, it may be sent again under the same id.
  if (!entry) turns.delete(hash)
  if (turn.look || isPageHidden() || signal.aborted || !entry) return
  turn.look = new AbortController()
  turn.looks += 1
  const found = await ask(kit, entry, turn.look)
  const now = current()
  if (found && now && !signal.aborted) await takeIn(kit, now, found, turn)
  turn.look = undefined
  if (signal.aborted) return
  const left = current()
  if (left) plan(kit, left, turn)
  else turns.delete(hash)
}

async function takeIn(kit: Kit, now: TrackedTransaction, found: TransactionCheck, turn: Turn): Promise<void> {
  const { status, memo = now.memo, isReorgPossible, isNotFound = false } = found
  const isReorged = now.status !== 'pending' && now.status !== status
  if (isReorged || status === 'dropped') {
    turn.doubts += 1
    if (turn.doubts < CONFIRMING_CHECKS) {
      keep(kit, { ...now, memo })
      return
    }
  }
  if (now.status === status) {
    const isNotSeen = (isNotFound && (now.isNotSeen || Date.now() - now.sentAtMs >= UNHEARD_AFTER_MS)) || undefined
    const settledAs = now.isBatch ? found.hash : now.settledAs
    if (status === 'pending') keep(kit, { ...now, memo, isNotSeen: isNotSeen })
    else keep(kit, { ...now, memo: isReorgPossible ? memo : undefined, isReorgPossible, settledAs })
  } else {
    const ends = await loadOutcomeHandlers(kit)
    if (!ends) return
    if (status === 'pending') {
      turn.looks = 0
      ends.recordReorg(kit, namespaceOf(now), now.hash, memo)
    } else {
      turn.looks = Math.max(turn.looks, CHECKS_BEFORE_BLOCK)
      await ends.recordOutcome(kit, namespaceOf(now), now.hash, { ...found, status })
    }
  }
  turn.doubts = 0
}

async function ask(
  kit: Kit,
  entry: TrackedTransaction,
  control: AbortController,
): Promise<TransactionCheck | undefined> {
  const { signal } = control
  const timer = unrefTimer(() => control.abort(), CHECK_TIMEOUT_MS)
  try {
    const finality = finalityOn(kit, entry.caipNetworkId)
    const answer = lookOf(kit, entry)?.({ sent: entry, finality, signal })
    return answer && (await withAbort(answer, signal))
  } catch (error) {
    kit.log.debug('What was sent could not be looked after', error)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function keep(kit: Kit, entry: TrackedTransaction): void {
  const before = selectTrackedTransactions(kit.store.get()).find(({ hash }) => hash === entry.hash)
  const isSame = (['memo', 'isNotSeen', 'isReorgPossible', 'settledAs'] as const).every(
    (key) => before?.[key] === entry[key],
  )
  if (!isSame) saveTracked(kit, entry)
}

function lookOf(kit: Kit, entry: TrackedTransaction) {
  return kit.adapters.get(namespaceOf(entry))?.getTransaction
}

function namespaceOf({ caipNetworkId }: TrackedTransaction): Namespace {
  return parseCaipNetworkId(caipNetworkId).namespace
}
