/**
 * Loads what can be sent again after a failure: the tokens, and the native balance for adapters that list no tokens.
 *
 * Out     updates the state; tokens are not requested again within 30 s of a failure
 * Source  spec R-SEND-33, R-SEND-34, R-ACCT-18
 */

import type { Kit } from '../../kit.js'
import { loadBalance } from '../../wallets/account/load-balance.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'

/** Refetches the native balance and the tokens of the active account. */
export function refetchSendTokens(kit: Kit): void {
  loadBalance(kit, kit.store.get().network.activeNamespace, { isForced: true })
  refreshTokens(kit, { isForced: true }).catch((error: unknown) =>
    kit.log.debug('The tokens could not be fetched again', error),
  )
}
