import type { Kit } from '../../kit.js'
import { BALANCES_HIDDEN_KEY } from '../state/keys.js'

/** Hides or shows the amounts on screen. The choice is stored, and other tabs follow it. */
export function setHideBalances({ store, storage }: Kit, areBalancesHidden: boolean): void {
  store.set({ preferences: { areBalancesHidden } })
  storage.set(BALANCES_HIDDEN_KEY, areBalancesHidden ? 'yes' : 'no')
}
