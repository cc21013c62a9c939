import type { Namespace } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { type AccountState, INITIAL_ACCOUNT_STATE } from './account-state.js'
import { getAddressExplorerUrl, selectAccount } from './select-account.js'

/** Updates a namespace's account. Derives the explorer page from the address and the active network. */
export function updateAccount({ store }: Kit, namespace: Namespace, patch: Partial<AccountState>): void {
  store.set(({ accounts, network }) => {
    const account = { ...(accounts[namespace] ?? INITIAL_ACCOUNT_STATE), ...patch }
    const url = getAddressExplorerUrl(network.byNamespace[namespace], account.address)
    return { accounts: { ...accounts, [namespace]: { ...account, addressExplorerUrl: url } } }
  })
}

/** Resets a namespace's account and keeps its labels. */
export function resetAccount(kit: Kit, namespace: Namespace): void {
  const { addressLabels } = selectAccount(kit.store.get(), namespace)
  updateAccount(kit, namespace, { ...INITIAL_ACCOUNT_STATE, addressLabels })
}
