/**
 * Looks after what was sent until it ends: ever less often, at once when the visitor or the network is back, and not while
 * nobody sees the page. A look that fails counts as one that found nothing; no clock ends it. What is in a block is looked after
 * until the block is final: a chain that took it back has it pending again.
 *
 * Source  spec R-ADPT-50 to 52, R-ACCT-52, R-ACCT-83 to 85, R-ACCT-149
 */

import { unheldTimer } from '../../base/async/unheld-timer.js'
import { untilAborted } from '../../base/async/until-aborted.js'
import { isPageHidden } from '../../base/browser/page-hidden.js'
import { onPageReturn, onWindowReturn } from '../../base/browser/page-return.js'
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { SentLook } from '../../core/adapter/events.js'
import type { FollowedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { finalityOn } from './finality.js'
import { loadEnds } from './load-ends.js'
import { putFollowed } from './put-followed.js'
import { selectFollowed } from './select-pending.js'
import { isOpen } from './sent-state.js'

/** A pause holds until so many looks have been made. */
const PAUSES = [
  { looks: 30, pauseMs: 1_000 },
  { looks: 60, pauseMs: 5_000 },
  { looks: 110, pauseMs: 15_000 },
] as const
const LONGEST_PAUSE_MS = 60_000
const FIRST_PAUSE_MS = 1_000

/** A node that has not answered by then is asked again later. */
const LOOK_LIMIT_MS = 30_000

/** In a block, it begins with the pause after so many looks. */
const LOOKS_BEFORE_BLOCK = 60

/** So many looks in a row find it dropped or out of its block before that is believed: nodes may be behind each other. */
const LOOKS_OF_A_DOUBT = 3

/** Wallets may be slow to hand on what they sign. */
const UNHEARD_AFTER_MS = 60_000

type Turn = { looks: number; doubts: number; timer?: ReturnType<typeof setTimeout>; look?: AbortController | undefined }

/** By a lifetime of the kit. */
const turnsOf = new WeakMap<AbortSignal, Map<string, Turn>>()

/** Follows all that is pending. */
export function followAll(kit: Kit): void {
  const turns = turnsOf.get(kit.lifetime()) ?? begin(kit)
  for (const entry of selectFollowed(kit.store.get())) {
    if (!isOpen(entry) || turns.has(entry.hash) || !lookOf(kit, entry)) continue
    const turn: Turn = { looks: entry.status === 'pending' ? 0 : LOOKS_BEFORE_BLOCK, doubts: 0 }
    turns.set(entry.hash, turn)
    plan(kit, entry, turn)
  }
}

function begin(kit: Kit): Map<string, Turn> {
  const signal = kit.lifetime()
  const turns = new Map<string, Turn>()
  turnsOf.set(signal, turns)
  const lookAtAll = () => {
    for (const entry of selectFollowed(kit.store.get())) {
      const turn = turns.get(entry.hash)
      if (turn) void look(kit, entry, turn)
    }
  }
  const stops = [onPageReturn(lookAtAll), onWindowReturn(lookAtAll)]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
    for (const turn of turns.values()) {
      clearTimeout(turn.timer)
      turn.look?.abort()
    }
  })
  return turns
}

function plan(kit: Kit, entry: FollowedTransaction, turn: Turn): void {
  const step = PAUSES.find(({ looks }) => turn.looks < looks)
  const pauseMs = Math.max(step?.pauseMs ?? LONGEST_PAUSE_MS, entry.leastPauseMs ?? 0)
  // The first look is early where blocks are slow too: what knows it may let go of it.
  turn.timer = unheldTimer(() => look(kit, entry, turn), turn.looks === 0 ? FIRST_PAUSE_MS : pauseMs)
}

async function look(kit: Kit, { hash }: FollowedTransaction, turn: Turn): Promise<void> {
  const signal = kit.lifetime()
  const current = () => selectFollowed(kit.store.get()).find((other) => other.hash === hash && isOpen(other))
  const entry = current()
  clearTimeout(turn.timer)
  // Forgotten, it may be sent again under the same id.
  if (!entry) turnsOf.get(signal)?.delete(hash)
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
  else turnsOf.get(signal)?.delete(hash)
}

async function takeIn(kit: Kit, now: FollowedTransaction, found: SentLook, turn: Turn): Promise<void> {
  const { status, memo = now.memo, mayChange, isUnknown = false } = found
  const isTakenBack = now.status !== 'pending' && now.status !== status
  if (isTakenBack || status === 'dropped') {
    turn.doubts += 1
    if (turn.doubts < LOOKS_OF_A_DOUBT) {
      keep(kit, { ...now, memo })
      return
    }
  }
  if (now.status === status) {
    const isUnheard = (isUnknown && (now.isUnheard || Date.now() - now.sentAtMs >= UNHEARD_AFTER_MS)) || undefined
    const settledAs = now.isBatch ? found.hash : now.settledAs
    if (status === 'pending') keep(kit, { ...now, memo, isUnheard })
    else keep(kit, { ...now, memo: mayChange ? memo : undefined, mayChange, settledAs })
  } else {
    const ends = await loadEnds(kit)
    if (!ends) return
    if (status === 'pending') {
      turn.looks = 0
      ends.noteTakenBack(kit, namespaceOf(now), now.hash, memo)
    } else {
      turn.looks = Math.max(turn.looks, LOOKS_BEFORE_BLOCK)
      await ends.noteEnd(kit, namespaceOf(now), now.hash, { ...found, status })
    }
  }
  turn.doubts = 0
}

async function ask(kit: Kit, entry: FollowedTransaction, control: AbortController): Promise<SentLook | undefined> {
  const { signal } = control
  const timer = unheldTimer(() => control.abort(), LOOK_LIMIT_MS)
  try {
    const finality = finalityOn(kit, entry.caipNetworkId)
    const answer = lookOf(kit, entry)?.({ sent: entry, finality, signal })
    return answer && (await untilAborted(answer, signal))
  } catch (error) {
    kit.log.debug('What was sent could not be looked after', error)
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function keep(kit: Kit, entry: FollowedTransaction): void {
  const before = selectFollowed(kit.store.get()).find(({ hash }) => hash === entry.hash)
  const isSame = (['memo', 'isUnheard', 'mayChange', 'settledAs'] as const).every((key) => before?.[key] === entry[key])
  if (!isSame) putFollowed(kit, entry)
}

function lookOf(kit: Kit, entry: FollowedTransaction) {
  return kit.adapters.get(namespaceOf(entry))?.getTransaction
}

function namespaceOf({ caipNetworkId }: FollowedTransaction): Namespace {
  return parseCaipNetworkId(caipNetworkId).namespace
}
