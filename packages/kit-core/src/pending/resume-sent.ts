/**
 * Takes in what is kept of what was sent: by an earlier page, and by other tabs meanwhile.
 *
 * Source  spec R-STORE-25, R-STORE-26
 */
import { parseCaipNetworkId } from '../caip/caip.js'
import type { Kit } from '../kit.js'
import { judgeAgain, startFigures } from './figures.js'
import { followAll } from './follower.js'
import { noteEnd } from './note-end.js'
import { selectFollowed } from './select-pending.js'
import { PENDING_TRANSACTIONS_MAX } from './state.js'
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
  for (const { hash, caipNetworkId, status, mayChange, settledAs, reason, block, arrived } of stored) {
    if (status === 'pending') continue
    const replacement = reason && settledAs !== undefined ? { hash: settledAs, reason } : undefined
    const isAwaited = followed.some((known) => known.hash === hash && known.status === 'pending')
    const { namespace } = parseCaipNetworkId(caipNetworkId)
    const end = {
      status,
      mayChange,
      hash: settledAs,
      replacement,
      arrived,
      ...(block !== undefined && { block: BigInt(block) }),
    }
    if (isAwaited) void noteEnd(kit, namespace, hash, end)
  }
  startFigures(kit)
  kit.store.batch(() => judgeAgain(kit))
  followAll(kit)
}
