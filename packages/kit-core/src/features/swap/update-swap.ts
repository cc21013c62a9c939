import type { Kit } from '../../kit.js'
import type { SwapState } from './state.js'

/** Changes a part of the swap. */
export function updateSwap({ store }: Kit, patch: Partial<SwapState>): void {
  store.set(({ swap }) => ({ swap: { ...swap, ...patch } }))
}
