/**
 * Waits until a sent transaction has ended, without a time limit.
 *
 * Out     its final state; `pending` when the wait is aborted or the kit stops
 * Source  spec R-SWAP-40, R-PAY-08, R-ADPT-50
 */

import { anySignal } from '../../base/async/link-signals.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import type { KitState } from '../../state.js'

/** Resolves when the tracked transaction has ended, or when `abortSignal` aborts. */
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
