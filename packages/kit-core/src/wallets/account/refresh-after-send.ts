import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { loadBalance } from './load-balance.js'

/** Maximum number of tokens that a request URL can name. */
const MAX_FORCED_TOKENS = 20

/**
 * Refreshes the native balance after a transaction has settled, and the tokens if they were read before. It is not
 * known which tokens the transaction moved, so the service is asked to refresh the most valuable ones.
 *
 * Source  spec R-ACCT-22, R-ADPT-23
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
