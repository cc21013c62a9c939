import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { storeTransaction } from './stored-transactions.js'

/** Puts it in the place of what was known of it, for the next visit too. */
export function saveTracked(kit: Kit, entry: TrackedTransaction): void {
  setTracked(kit, entry)
  storeTransaction(kit, entry)
}

/** The same, until the page goes. */
export function setTracked({ store }: Kit, entry: TrackedTransaction): void {
  store.set(({ trackedTransactions = [] }) => ({
    trackedTransactions: trackedTransactions.map((other) => (other.hash === entry.hash ? entry : other)),
  }))
}
