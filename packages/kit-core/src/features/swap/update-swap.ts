import type { Kit } from '../../kit.js'
import type { SwapState } from './state.js'

/** Merges a patch into the `swap` state. */
export function updateSwap({ store }: Kit, patch: Partial<SwapState>): void {
  store.set(({ swap }) => ({ swap: { ...swap, ...patch } }))
}
