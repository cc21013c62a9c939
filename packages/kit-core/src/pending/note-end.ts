/**
 * What was sent has ended: what is shown of it and of its account's money changes, and whoever waits for it goes on.
 *
 * Source  spec R-ADPT-50, R-ACCT-22, R-ACCT-49, R-ACCT-81
 */
import { refreshAfterSend } from '../account/refresh-after-send.js'
import { updateActivity } from '../activity/update-activity.js'
import type { SentEnd, SentLook } from '../adapter/events.js'
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { judgeAgain } from './figures.js'
import { endOwn, ifOrphaned } from './own-sent.js'
import type { FollowedTransaction } from './state.js'
import { readSent, storeSent } from './stored-sent.js'
import { tellEnd } from './tell-end.js'

/** How it ended. */
export type EndOfSent = Omit<SentLook, 'status' | 'memo'> & { readonly status: SentEnd }

/** Takes the end in, once. What the kit has not heard of changes balances all the same. */
export function noteEnd(
  kit: Kit,
  namespace: Namespace,
  hash: string,
  { status, hash: settled, replacement, block }: EndOfSent,
): void {
  kit.store.batch(() => {
    refreshAfterSend(kit, namespace)
    updateActivity(kit, { isOutdated: true })
    const { followed = [] } = kit.store.get()
    const entry = followed.find((other) => other.hash === hash)
    if (entry?.status !== 'pending') return
    const settledAs = replacement?.hash ?? settled
    const { memo: _, ...kept } = entry
    const ended: FollowedTransaction = {
      ...kept,
      status,
      ...(settledAs !== undefined && settledAs !== hash && { settledAs }),
      ...(replacement && { reason: replacement.reason }),
      ...(block !== undefined && { block: block.toString() }),
    }
    kit.store.set({ followed: followed.map((other) => (other === entry ? ended : other)) })
    judgeAgain(kit)
    if (endOwn(kit, hash)) {
      storeSent(kit, ended)
      // Whoever asked for anything else waits for it, and tells it in its own words.
      if (ended.kind === 'transfer') tellEnd(kit, ended)
    } else void tellAsHeir(kit, ended)
  })
}

/** The first of the tabs that finds out tells it. */
async function tellAsHeir(kit: Kit, ended: FollowedTransaction): Promise<void> {
  const isOpen = () => readSent(kit).some(({ hash, status }) => hash === ended.hash && status === 'pending')
  try {
    await ifOrphaned(ended.hash, () => {
      if (!isOpen()) return
      storeSent(kit, ended)
      tellEnd(kit, ended)
    })
    if (isOpen()) storeSent(kit, ended)
  } catch (error) {
    kit.log.debug('An end could not be told', error)
  }
}
