/**
 * Fetches the smart sessions of the active account from the data service into the state.
 *
 * Out     resolves when the state holds the response. A failure sets the status, empties the list and shows a toast. With
 *         several requests at once, a newer response is never replaced by an older one, and a failed or cancelled request
 *         changes nothing while others are open
 * Throws  SmartSessionsDisabledError, SmartSessionNamespaceError, WalletUnavailableError, ProviderNotFoundError,
 *         NetworkUndefinedError
 * Source  spec R-SESS-02, R-SESS-05, R-SESS-11, R-SESS-12, R-CONN-149
 */

import { perOwner } from '../../base/async/per-owner.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import { isMaybeSignal, parseInput } from '../../base/errors/parse-input.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { SmartSessionsFetchError } from './errors.js'
import { loadSessionService } from './load-session-service.js'
import { getSmartSessionContext } from './smart-session-context.js'
import { updateSmartSessions } from './update-smart-sessions.js'

/** Options of `fetchSmartSessions`. */
export type FetchSmartSessionsParams = { readonly signal?: AbortSignal | undefined }

/** Requests without a response for the account of the state, oldest first. A response drops the older ones. */
const openRequests = perOwner(() => new Set<object>())

/** Keeps the current list until the response; clears another account's list at once. */
export async function fetchSmartSessions(kit: Kit, params: FetchSmartSessionsParams = {}): Promise<void> {
  const { signal } = parseInput(params, { signal: isMaybeSignal })
  const back = waitForReconnect(kit)
  if (back) await back
  const context = getSmartSessionContext(kit)
  const { caipAddress } = context
  const open = openRequests(kit)
  if (kit.store.get().smartSessions.account !== caipAddress) open.clear()
  const own = {}
  open.add(own)
  updateSmartSessions(kit, caipAddress, { status: 'loading' })
  try {
    const { fetchSessions } = await loadSessionService()
    const { sessions, isIncomplete } = await fetchSessions(kit, context, signal)
    if (!open.has(own)) return
    for (const older of open) {
      open.delete(older)
      if (older === own) break
    }
    updateSmartSessions(kit, caipAddress, { status: 'ready', sessions, isIncomplete })
  } catch (error) {
    if (!open.delete(own) || open.size > 0) return
    if (signal?.aborted) cancel(kit, caipAddress)
    else fail(kit, caipAddress, error)
  }
}

/** Restores the status from before a cancelled request. */
function cancel(kit: Kit, account: CaipAddress): void {
  const { sessions } = kit.store.get().smartSessions
  updateSmartSessions(kit, account, { status: sessions && 'ready' })
}

function fail(kit: Kit, account: CaipAddress, error: unknown): void {
  kit.log.debug('The smart sessions could not be fetched', error)
  kit.store.batch(() => {
    updateSmartSessions(kit, account, { status: 'failed', sessions: [], isIncomplete: false })
    showFailure(kit, new SmartSessionsFetchError(error), ['SmartSessionList'])
  })
}
