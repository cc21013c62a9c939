/**
 * Waits until a tracked transaction has ended (confirmed, failed, replaced or dropped), without a time limit.
 *
 * Out     its entry; still `pending` when the wait is aborted or the kit stops; undefined when the hash is not tracked
 * Source  spec R-SWAP-40, R-PAY-08, R-ADPT-50
 */

import { anySignal } from '../../base/async/link-signals.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Never rejects, also not when `abortSignal` aborts. */
export function waitForOutcome(
  kit: Kit,
  hash: string,
  abortSignal?: AbortSignal,
): Promise<TrackedTransaction | undefined> {
  const select = ({ trackedTransactions }: KitState) => trackedTransactions?.find((entry) => entry.hash === hash)
  const { signal, release } = anySignal([kit.lifetime(), abortSignal])
  return new Promise((resolve) => {
    const resolveIfEnded = (entry: TrackedTransaction | undefined) => {
      if (entry?.status === 'pending' && !signal.aborted && kit.run !== null) return
      stop()
      release()
      signal.removeEventListener('abort', end)
      resolve(entry)
    }
    const end = () => resolveIfEnded(select(kit.store.get()))
    const stop = kit.subscribe(select, resolveIfEnded)
    signal.addEventListener('abort', end)
    end()
  })
}
