import type { Kit } from '../../kit.js'
import { BALANCES_HIDDEN_KEY } from '../state/keys.js'

/** Covers the amounts on screen, or shows them. It is remembered, and other tabs follow. */
export function setHideBalances({ store, storage }: Kit, areBalancesHidden: boolean): void {
  store.set({ preferences: { areBalancesHidden } })
  storage.set(BALANCES_HIDDEN_KEY, areBalancesHidden ? 'yes' : 'no')
}
