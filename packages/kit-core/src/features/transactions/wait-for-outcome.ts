/**
 * Waits until something that was sent has ended, however long that takes.
 *
 * Out     how it stands then; `pending` when the wait is given up or the kit stops
 * Source  spec R-SWAP-40, R-PAY-08, R-ADPT-50
 */

import { anySignal } from '../../base/async/link-signals.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Waits for the end of one that is followed. */
export function waitForOutcome(kit: Kit, hash: string, giveUp?: AbortSignal): Promise<TrackedTransaction | undefined> {
  const select = ({ trackedTransactions }: KitState) => trackedTransactions?.find((entry) => entry.hash === hash)
  const { signal, release } = anySignal([kit.lifetime(), giveUp])
  return new Promise((resolve) => {
    const look = (entry: TrackedTransaction | undefined) => {
      if (entry?.status === 'pending' && !signal.aborted && kit.run !== null) return
      stop()
      release()
      signal.removeEventListener('abort', end)
      resolve(entry)
    }
    const end = () => look(select(kit.store.get()))
    const stop = kit.subscribe(select, look)
    signal.addEventListener('abort', end)
    end()
  })
}
