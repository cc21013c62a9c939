import type { Kit } from '../../kit.js'
import type { OnrampForm } from './state.js'

/** Merges a patch into the `onramp` state. */
export function updateOnramp({ store }: Kit, patch: Partial<OnrampForm>): void {
  store.set(({ onramp }) => ({ onramp: { ...onramp, ...patch } }))
}
