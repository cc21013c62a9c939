import type { Kit } from '../../kit.js'
import type { AuthState } from './state.js'

/** Changes parts of the slice. */
export function updateAuth({ store }: Kit, patch: Partial<AuthState>): void {
  store.set(({ auth }) => ({ auth: { ...auth, ...patch } }))
}
