/**
 * Takes in what is kept of what was sent: by an earlier page, and by other tabs meanwhile.
 *
 * Source  spec R-STORE-25, R-STORE-26
 */
import { parseCaipNetworkId } from '../../base/caip/caip.js'
import { type FollowedTransaction, PENDING_TRANSACTIONS_MAX } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { judgeAgain, startFigures } from './figures.js'
import { followAll } from './follower.js'
import { loadEnds } from './load-ends.js'
import type { EndOfSent } from './note-end.js'
import { selectFollowed } from './select-pending.js'
import { forgetEnded, isKept, readSent } from './stored-sent.js'

const begun = new WeakSet<AbortSignal>()

/** Follows what an earlier page sent. What it saw end is not kept any longer. */
export function resumeSent(kit: Kit): void {
  const signal = kit.lifetime()
  if (begun.has(signal)) return
  begun.add(signal)
  takeStored(kit)
  forgetEnded(kit)
}

/** Takes in how everything stands in the other tabs. */
export function takeStored(kit: Kit): void {
  const followed = selectFollowed(kit.store.get())
  const stored = readSent(kit)
  const fresh = stored.filter((entry) => isKept(entry) && !followed.some((known) => known.hash === entry.hash))
  if (fresh.length > 0) kit.store.set({ followed: [...followed, ...fresh].slice(0, PENDING_TRANSACTIONS_MAX) })
  const isAwaited = ({ hash }: FollowedTransaction) =>
    followed.some((known) => known.hash === hash && known.status === 'pending')
  const ends = stored.filter(isAwaited).flatMap(toldEnd)
  if (ends.length > 0) void takeEnds(kit, ends)
  startFigures(kit)
  kit.store.batch(() => judgeAgain(kit))
  followAll(kit)
}

type ToldEnd = { readonly sent: FollowedTransaction; readonly end: EndOfSent }

/** How another tab has told that it ended. */
function toldEnd(sent: FollowedTransaction): ToldEnd | [] {
  const { status, mayChange, settledAs, reason, block, arrived } = sent
  if (status === 'pending') return []
  const replacement = reason && settledAs !== undefined ? { hash: settledAs, reason } : undefined
  const end = { status, mayChange, hash: settledAs, replacement, arrived }
  return { sent, end: block === undefined ? end : { ...end, block: BigInt(block) } }
}

/** What cannot be taken in now is found by a look. */
async function takeEnds(kit: Kit, ends: readonly ToldEnd[]): Promise<void> {
  const loaded = await loadEnds(kit)
  for (const { sent, end } of ends) {
    void loaded?.noteEnd(kit, parseCaipNetworkId(sent.caipNetworkId).namespace, sent.hash, end)
  }
}
