/**
 * Toasts of ends: where several come at once, each has its turn, so that none hides another before it was read.
 *
 * Source  spec R-ADPT-62, R-TOAST-03, R-TOAST-04
 */
import { perOwner } from '../../base/async/scope.js'
import type { Kit } from '../../kit.js'
import { type ShowToastParams, showToast } from '../../navigation/toast.js'

/** As long as a toast stays, and the pause after it. */
const TURN_MS = 2_650

/** Until when the turns are given. */
const turns = perOwner(() => ({ takenUntilMs: 0 }))

/** Shows it once those before it had their turn. */
export function enqueueToast(kit: Kit, params: ShowToastParams): void {
  const nowMs = Date.now()
  const own = turns(kit)
  const beginsMs = Math.max(nowMs, own.takenUntilMs)
  own.takenUntilMs = beginsMs + TURN_MS
  if (beginsMs === nowMs) showToast(kit, params)
  else kit.timers.start(`pending/${beginsMs}`, beginsMs - nowMs, () => showToast(kit, params))
}
