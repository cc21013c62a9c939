/**
 * Starts loading the native balance of an account that connected or changed. The code is loaded on first use, because a page
 * without a connection does not need it. State shows the loading immediately, so that the balance does not look missing.
 * Does nothing without an account, on a network the app does not list, or if the adapter cannot fetch balances.
 *
 * In      isForced  true bypasses the cache
 * Source  spec R-ACCT-07, R-HOST-08
 */
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectActiveNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'

export function loadBalance(kit: Kit, namespace: Namespace, { isForced = false } = {}): void {
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
