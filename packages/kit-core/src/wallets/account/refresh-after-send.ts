/**
 * Something that was sent from an account has ended: what is shown of its money is read again.
 *
 * Source  spec R-ACCT-22, R-ADPT-23
 */
import type { Namespace } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import type { Kit } from '../../kit.js'
import { readBalance } from './read-balance.js'

/** Reads the native balance, and the tokens where they were read before. */
export function refreshAfterSend(kit: Kit, namespace: Namespace): void {
  readBalance(kit, namespace, { isForced: true })
  if (selectAccount(kit.store.get(), namespace).tokenStatus === 'idle') return
  import('./refetch-tokens.js').then(
    ({ refetchTokens }) => refetchTokens(kit, namespace),
    (error: unknown) => kit.log.debug('The tokens could not be read anew', error),
  )
}
