/**
 * Refreshes an account's balances after one of its transactions has settled.
 *
 * Source  spec R-ACCT-22, R-ADPT-23
 */
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { loadBalance } from './load-balance.js'

/** Refreshes the native balance, and the tokens if they were read before. */
export function refreshAfterSend(kit: Kit, namespace: Namespace): void {
  loadBalance(kit, namespace, { isForced: true })
  if (selectAccount(kit.store.get(), namespace).tokenStatus === 'idle') return
  import('./refetch-tokens.js').then(
    ({ refetchTokens }) => refetchTokens(kit, namespace),
    (error: unknown) => kit.log.debug('The tokens could not be refreshed', error),
  )
}
