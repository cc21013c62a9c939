/**
 * Toasts of ends: where several come at once, each has its turn, so that none hides another before it was read.
 *
 * Source  spec R-ADPT-62, R-TOAST-03, R-TOAST-04
 */
import type { Kit } from '../../kit.js'
import { type ShowToastParams, showToast } from '../../navigation/toast.js'

/** As long as a toast stays, and the pause after it. */
const TURN_MS = 2_650

/** Until when the turns are given. */
const takenUntil = new WeakMap<Kit, number>()

/** Shows it once those before it had their turn. */
export function enqueueToast(kit: Kit, params: ShowToastParams): void {
  const nowMs = Date.now()
  const beginsMs = Math.max(nowMs, takenUntil.get(kit) ?? 0)
  takenUntil.set(kit, beginsMs + TURN_MS)
  if (beginsMs === nowMs) showToast(kit, params)
  else kit.timers.start(`pending/${beginsMs}`, beginsMs - nowMs, () => showToast(kit, params))
}
