import type { Kit } from '../../kit.js'
import type { OnrampForm } from './state.js'

/** Changes a part of the purchase. */
export function updateOnramp({ store }: Kit, patch: Partial<OnrampForm>): void {
  store.set(({ onramp }) => ({ onramp: { ...onramp, ...patch } }))
}
