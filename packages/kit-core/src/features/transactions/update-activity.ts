import type { Kit } from '../../kit.js'
import type { ActivityState } from './state.js'

/** Merges a patch into the `activity` state. */
export function updateActivity({ store }: Kit, patch: Partial<ActivityState>): void {
  store.set(({ activity }) => ({ activity: { ...activity, ...patch } }))
}
