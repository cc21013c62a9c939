/**
 * Fetches the smart sessions of the active account.
 *
 * In      signal  cancels the request
 * Out     resolves when the state holds the response. A failure sets the status, empties the list and shows a toast. With
 *         several requests at once, a newer response is never replaced by an older one, and a failed or cancelled request
 *         changes nothing while others are open
 * Throws  SmartSessionsDisabledError, SmartSessionNamespaceError, WalletUnavailableError, ProviderNotFoundError,
 *         NetworkUndefinedError
 * Source  spec R-SESS-02, R-SESS-05, R-SESS-11, R-SESS-12, R-CONN-149
 */
import { perOwner } from '../../base/async/scope.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { Kit } from '../../kit.js'
import { showFailure } from '../../navigation/show-failure.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { SmartSessionsFetchError } from './errors.js'
import { loadSessionService } from './load-session-service.js'
import { getSmartSessionContext } from './smart-session-context.js'
import { updateSmartSessions } from './update-smart-sessions.js'

/** Options of `fetchSmartSessions`. */
export type FetchSmartSessionsParams = { readonly signal?: AbortSignal | undefined }

type SessionRequests = { readonly account: CaipAddress; started: number; shown: number; open: number }

const requestsOf = perOwner((): { current?: SessionRequests } => ({}))

/** Fetches the sessions. Keeps the current list until the response; clears another account's list at once. */
export async function fetchSmartSessions(kit: Kit, { signal }: FetchSmartSessionsParams = {}): Promise<void> {
  const back = waitForReconnect(kit)
  if (back) await back
  const context = getSmartSessionContext(kit)
  const { caipAddress } = context
  const requests = enter(kit, caipAddress)
  const number = ++requests.started
  const isShown = () => requestsOf(kit).current === requests && number > requests.shown
  requests.open += 1
  updateSmartSessions(kit, caipAddress, { status: 'loading' })
  try {
    const { fetchSessions } = await loadSessionService()
    const { sessions, isIncomplete } = await fetchSessions(kit, context, signal)
    requests.open -= 1
    if (!isShown()) return
    requests.shown = number
    updateSmartSessions(kit, caipAddress, { status: 'ready', sessions, isIncomplete })
  } catch (error) {
    requests.open -= 1
    if (requests.open > 0 || !isShown()) return
    if (signal?.aborted) cancel(kit, caipAddress)
    else fail(kit, caipAddress, error)
  }
}

function enter(kit: Kit, account: CaipAddress): SessionRequests {
  const known = requestsOf(kit).current
  if (known?.account === account && kit.store.get().smartSessions.account === account) return known
  const made: SessionRequests = { account, started: 0, shown: 0, open: 0 }
  requestsOf(kit).current = made
  return made
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
