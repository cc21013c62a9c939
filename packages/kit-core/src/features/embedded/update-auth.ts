import type { Kit } from '../../kit.js'
import type { AuthState } from './state.js'

/** Merges a patch into the `auth` state. */
export function updateAuth({ store }: Kit, patch: Partial<AuthState>): void {
  store.set(({ auth }) => ({ auth: { ...auth, ...patch } }))
}
