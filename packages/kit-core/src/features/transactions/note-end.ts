/**
 * What was sent has ended: what is shown of it and of its account's money changes, and whoever waits for it goes on.
 *
 * Source  spec R-ADPT-50, R-ACCT-22, R-ACCT-49, R-ACCT-81, R-ACCT-84, R-SWAP-128
 */

import type { Namespace } from '../../base/caip/namespace.js'
import type { SentEnd, SentLook } from '../../core/adapter/events.js'
import type { FollowedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { refreshAfterSend } from '../../wallets/account/refresh-after-send.js'
import { arrivalOf } from './ask-arrival.js'
import { judgeAgain } from './figures.js'
import { endOwn, ifOrphaned } from './own-sent.js'
import { putFollowed, setFollowed } from './put-followed.js'
import { selectFollowed } from './select-pending.js'
import { isOpen } from './sent-state.js'
import { readSent, storeSent } from './stored-sent.js'
import { tellEnd } from './tell-end.js'
import { updateActivity } from './update-activity.js'

const UNTOLD = { mayChange: undefined, block: undefined, arrived: undefined, isCounted: undefined }

/** How it ended. */
export type EndOfSent = Omit<SentLook, 'status' | 'memo'> &
  Pick<FollowedTransaction, 'arrived'> & { readonly status: SentEnd }

/**
 * Takes the end in, and tells each but once. What the kit has not heard of changes balances all the same. A payment that the chain
 * carried out has ended once it is known what of it arrived; a page that goes before has not heard of it.
 */
export async function noteEnd(kit: Kit, namespace: Namespace, hash: string, end: EndOfSent): Promise<void> {
  const signal = kit.lifetime()
  const entry = selectFollowed(kit.store.get()).find((other) => other.hash === hash)
  const isCarriedOut = end.status === 'confirmed' && end.arrived === undefined && entry?.status === 'pending'
  const askArrival = isCarriedOut && arrivalOf(kit, entry, settledOf(end))
  if (!askArrival) return takeEnd(kit, namespace, hash, end)
  const arrived = await askArrival()
  if (!signal.aborted) takeEnd(kit, namespace, hash, { ...end, arrived })
}

function settledOf({ hash, replacement }: EndOfSent): string | undefined {
  return replacement?.hash ?? hash
}

function takeEnd(kit: Kit, namespace: Namespace, hash: string, end: EndOfSent): void {
  const { status, replacement, mayChange, block, arrived } = end
  kit.store.batch(() => {
    refreshAfterSend(kit, namespace)
    updateActivity(kit, { isOutdated: true })
    const entry = selectFollowed(kit.store.get()).find((other) => other.hash === hash)
    if (!entry || !isOpen(entry) || entry.status === status) return
    const settledAs = settledOf(end)
    const ended: FollowedTransaction = {
      ...entry,
      ...{ status, mayChange, isUnheard: undefined, memo: mayChange ? entry.memo : undefined },
      raw: mayChange ? entry.raw : undefined,
      settledAs: settledAs === hash ? undefined : settledAs,
      reason: replacement?.reason,
      block: block?.toString(),
      arrived,
      moves: arrived === undefined ? entry.moves : brought(entry, arrived),
    }
    if (endOwn(kit, hash) || entry.told === status) {
      putFollowed(kit, { ...ended, told: status })
      // Whoever asked for anything else waits for it, and tells it in its own words.
      if (ended.kind === 'transfer' && entry.told !== status) tellEnd(kit, ended)
    } else {
      setFollowed(kit, ended)
      void tellAsHeir(kit, ended, status)
    }
    judgeAgain(kit)
  })
}

/** What it moved, with what a swap has brought in place of what was quoted. */
function brought({ kind, moves }: FollowedTransaction, arrived: string): FollowedTransaction['moves'] {
  return kind === 'swap' ? moves.map((move) => (move.direction === 'in' ? { ...move, amount: arrived } : move)) : moves
}

/** The chain has taken it out of its block: it waits again. */
export function noteTakenBack(kit: Kit, namespace: Namespace, hash: string, memo: string | undefined): void {
  const entry = selectFollowed(kit.store.get()).find((other) => other.hash === hash)
  if (!entry?.mayChange) return
  kit.store.batch(() => {
    refreshAfterSend(kit, namespace)
    updateActivity(kit, { isOutdated: true })
    putFollowed(kit, { ...entry, memo, status: 'pending', ...UNTOLD })
  })
}

/** The first of the tabs that finds out tells it. What is stored of it meanwhile is not told yet. */
async function tellAsHeir(kit: Kit, ended: FollowedTransaction, status: SentEnd): Promise<void> {
  const { hash } = ended
  const isSame = (other: FollowedTransaction) => other.hash === hash
  const noteTold = () => {
    const stored = readSent(kit).find(isSame)
    const isNew = stored && stored.told !== status && (isOpen(stored) || stored.status === status)
    const told = { ...(selectFollowed(kit.store.get()).find(isSame) ?? ended), told: status }
    setFollowed(kit, told)
    if (isNew) storeSent(kit, told)
    return isNew
  }
  try {
    await ifOrphaned(hash, () => {
      if (noteTold()) tellEnd(kit, ended)
    })
    noteTold()
  } catch (error) {
    kit.log.debug('An end could not be told', error)
  }
}
