import type { Kit } from '../../kit.js'
import { INITIAL_PAY_STATE, type PayState } from './state.js'

/** Merges a patch into the `pay` state. */
export function updatePay({ store }: Kit, patch: Partial<PayState>): void {
  store.set(({ pay = INITIAL_PAY_STATE }) => ({ pay: { ...pay, ...patch } }))
}
