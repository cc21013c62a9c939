/**
 * Reads again what can be sent, after it could not be read: the tokens, and the coin where nobody tells tokens.
 *
 * Out     state tells; within 30 s of a failure the tokens are not asked for
 * Source  spec R-SEND-33, R-SEND-34, R-ACCT-18
 */

import type { Kit } from '../../kit.js'
import { readBalance } from '../../wallets/account/read-balance.js'
import { refreshTokens } from '../../wallets/account/refresh-tokens.js'

/** Reads again what can be sent. */
export function refetchSendTokens(kit: Kit): void {
  readBalance(kit, kit.store.get().network.activeNamespace, { isForced: true })
  refreshTokens(kit, { isForced: true }).catch((error: unknown) =>
    kit.log.debug('The tokens could not be read again', error),
  )
}
