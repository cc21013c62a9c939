/**
 * Queue of toasts about outcomes of transactions and purchases: when several come at once, each is shown in turn.
 *
 * Source  spec R-ADPT-62, R-TOAST-03, R-TOAST-04
 */
import { perOwner } from '../../base/async/per-owner.js'
import type { Kit } from '../../kit.js'
import { type ShowToastParams, showToast } from '../../navigation/toast.js'

/** Duration of a toast plus the pause after it. */
const TURN_MS = 2_650

/** Time until which the queue is full, by `performance.now`: the user may set the clock. */
const turns = perOwner(() => ({ takenUntilMs: 0 }))

/** Shows a toast now, or after those queued before it. */
export function enqueueToast(kit: Kit, params: ShowToastParams): void {
  const nowMs = performance.now()
  const own = turns(kit)
  const startsMs = Math.max(nowMs, own.takenUntilMs)
  own.takenUntilMs = startsMs + TURN_MS
  if (startsMs === nowMs) showToast(kit, params)
  else kit.timers.start(`pending/${startsMs}`, startsMs - nowMs, () => showToast(kit, params))
}
