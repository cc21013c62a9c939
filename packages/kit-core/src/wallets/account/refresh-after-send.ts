/**
 * Refreshes an account's balances after one of its transactions has settled.
 *
 * Source  spec R-ACCT-22, R-ADPT-23
 */
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { loadBalance } from './load-balance.js'

/** Maximum number of tokens that a request URL can name. */
const MAX_FORCED_TOKENS = 20

/**
 * Refreshes the native balance, and the tokens if they were read before. Which tokens the transaction touched is unknown,
 * so the most valuable ones are named.
 */
export function refreshAfterSend(kit: Kit, namespace: Namespace): void {
  loadBalance(kit, namespace, { isForced: true })
  const getAccount = () => selectAccount(kit.store.get(), namespace)
  if (getAccount().tokenStatus === 'idle') return
  import('./refresh-tokens.js').then(
    ({ refreshTokens }) => {
      const forceUpdate = getAccount().tokenBalance.flatMap(({ address }) => address ?? [])
      return refreshTokens(kit, { namespace, forceUpdate: forceUpdate.slice(0, MAX_FORCED_TOKENS), isForced: true })
    },
    (error: unknown) => kit.log.debug('The tokens could not be refreshed', error),
  )
}
