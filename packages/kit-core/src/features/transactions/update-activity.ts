import type { Kit } from '../../kit.js'
import type { ActivityState } from './state.js'

/** Changes parts of the history. */
export function updateActivity({ store }: Kit, patch: Partial<ActivityState>): void {
  store.set(({ activity }) => ({ activity: { ...activity, ...patch } }))
}
