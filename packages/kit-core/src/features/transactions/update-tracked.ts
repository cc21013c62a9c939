import type { TrackedTransaction } from '../../core/state/pending-state.js'
import type { Kit } from '../../kit.js'
import { storeTransaction } from './stored-transactions.js'

/** Replaces a tracked transaction in the state and in storage. */
export function saveTracked(kit: Kit, entry: TrackedTransaction): void {
  setTracked(kit, entry)
  storeTransaction(kit, entry)
}

/** Replaces a tracked transaction in the state only. */
export function setTracked({ store }: Kit, entry: TrackedTransaction): void {
  store.set(({ trackedTransactions = [] }) => ({
    trackedTransactions: trackedTransactions.map((other) => (other.hash === entry.hash ? entry : other)),
  }))
}
