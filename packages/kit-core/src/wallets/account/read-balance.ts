/**
 * Reads the native balance of an account that has come or changed. What reads it is loaded at the first need: a page without a
 * connection has no use for it. On its way from the first moment, so that nobody takes it for missing.
 *
 * In      isForced  true skips the cache
 * Source  spec R-ACCT-07, R-HOST-08
 */
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'

/** Begins to read; the state tells the rest. */
export function readBalance(kit: Kit, namespace: Namespace, { isForced = false } = {}): void {
  const state = kit.store.get()
  const { address } = selectAccount(state, namespace)
  const isReadable = address !== undefined && selectActiveNetwork(state, namespace) !== undefined
  if (!isReadable || !kit.adapters.get(namespace)?.getBalance) return
  updateAccount(kit, namespace, { balanceLoading: true })
  import('./refresh-balance.js').then(
    ({ refreshBalance }) => refreshBalance(kit, { namespace, isForced }),
    (error: unknown) => {
      kit.log.debug('The native balance could not be read', error)
      if (selectAccount(kit.store.get(), namespace).address === address) {
        updateAccount(kit, namespace, { balanceLoading: false, isBalanceStale: true })
      }
    },
  )
}
