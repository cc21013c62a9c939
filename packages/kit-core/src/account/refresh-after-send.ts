/**
 * Something was sent from an account: what is shown of its money is read anew. The native balance once the chain has settled
 * it; the tokens, which a service reads, also where the time for that is over.
 *
 * Source  spec R-ACCT-22, R-ADPT-23
 */
import type { Namespace } from '../caip/namespace.js'
import type { Kit } from '../kit.js'
import { readBalance } from './read-balance.js'
import { selectAccount } from './select-account.js'

/** Reads the native balance anew, and the tokens where they were read before. */
export function refreshAfterSend(kit: Kit, namespace: Namespace, isSettled: boolean): void {
  if (isSettled) readBalance(kit, namespace, { isForced: true })
  if (selectAccount(kit.store.get(), namespace).tokenStatus === 'idle') return
  import('./force-tokens.js').then(
    ({ forceTokens }) => forceTokens(kit, namespace),
    (error: unknown) => kit.log.debug('The tokens could not be read anew', error),
  )
}
