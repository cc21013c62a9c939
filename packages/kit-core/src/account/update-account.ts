import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { selectAccount } from './select-account.js'
import { type AccountState, FIRST_ACCOUNT_STATE } from './state.js'

/** Changes parts of a namespace's account. */
export function updateAccount({ store }: Kit, namespace: Namespace, patch: Partial<AccountState>): void {
  store.set((state) => ({
    accounts: { ...state.accounts, [namespace]: { ...selectAccount(state, namespace), ...patch } },
  }))
}

/** Empties a namespace's account; labels stay. */
export function resetAccount(kit: Kit, namespace: Namespace): void {
  const { addressLabels } = selectAccount(kit.store.get(), namespace)
  updateAccount(kit, namespace, { ...FIRST_ACCOUNT_STATE, addressLabels })
}
