/**
 * Fetches the active account's tokens and native balance again, when the user retries after a failure. Tokens are not requested
 * within 30 s of a failure.
 *
 * Source  spec R-SEND-33, R-SEND-34, R-ACCT-18
 */

import type { Kit } from '../../kit.js'
import { loadBalance } from '../../wallets/account/load-balance.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'

/** Returns at once; the state holds the result. */
export function refetchSendTokens(kit: Kit): void {
  loadBalance(kit, kit.store.get().network.activeNamespace, { isForced: true })
  refreshTokens(kit, { isForced: true }).catch((error: unknown) =>
    kit.log.debug('The tokens could not be fetched again', error),
  )
}
