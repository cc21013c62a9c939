import { parseCaipAddress } from '../../base/caip/caip.js'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { KitState } from '../../state.js'

const NONE: readonly TrackedTransaction[] = []

/**
 * Transactions sent through the kit from any account, newest first: pending ones, those that ended while the page is open, and
 * confirmed ones of an earlier visit that no fetched balance includes yet.
 */
export function selectTrackedTransactions({ trackedTransactions = NONE }: KitState): readonly TrackedTransaction[] {
  return trackedTransactions
}

/** Number of pending tracked transactions of a namespace's account on all its networks; the active namespace by default. */
export function selectPendingCount(state: KitState, namespace: Namespace = state.network.activeNamespace): number {
  const { address } = selectAccount(state, namespace)
  if (address === undefined) return 0
  const isOwn = ({ account, status }: TrackedTransaction) => {
    if (status !== 'pending') return false
    const owner = parseCaipAddress(account)
    return owner.namespace === namespace && isSameAddress(owner.address, address)
  }
  return selectTrackedTransactions(state).filter(isOwn).length
}
