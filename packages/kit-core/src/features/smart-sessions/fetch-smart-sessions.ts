/**
 * Reads the smart sessions of the account in use.
 *
 * In      signal  gives the reading up
 * Out     resolves when the state holds the answer. A failure is state too, told by a toast: the list is empty then. Of
 *         several readings at the same time none takes the place of a newer one, and one that fails or is given up leaves
 *         the word to the others
 * Throws  SmartSessionsDisabledError, SmartSessionNamespaceError, WalletUnavailableError, ProviderNotFoundError, NetworkUndefinedError
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

/** How to read. */
export type FetchSmartSessionsParams = { readonly signal?: AbortSignal | undefined }

type Readings = { readonly account: CaipAddress; begun: number; shown: number; open: number }

const readingsOf = perOwner((): { current?: Readings } => ({}))

/** Reads them. What is there stays until the answer comes; that of another account goes at once. */
export async function fetchSmartSessions(kit: Kit, { signal }: FetchSmartSessionsParams = {}): Promise<void> {
  const back = waitForReconnect(kit)
  if (back) await back
  const place = getSmartSessionContext(kit)
  const { caipAddress } = place
  const readings = enter(kit, caipAddress)
  const number = ++readings.begun
  const isShown = () => readingsOf(kit).current === readings && number > readings.shown
  readings.open += 1
  updateSmartSessions(kit, caipAddress, { status: 'loading' })
  try {
    const { fetchSessions } = await loadSessionService()
    const { sessions, isIncomplete } = await fetchSessions(kit, place, signal)
    readings.open -= 1
    if (!isShown()) return
    readings.shown = number
    updateSmartSessions(kit, caipAddress, { status: 'ready', sessions, isIncomplete })
  } catch (error) {
    readings.open -= 1
    if (readings.open > 0 || !isShown()) return
    if (signal?.aborted) giveUp(kit, caipAddress)
    else fail(kit, caipAddress, error)
  }
}

function enter(kit: Kit, account: CaipAddress): Readings {
  const known = readingsOf(kit).current
  if (known?.account === account && kit.store.get().smartSessions.account === account) return known
  const made: Readings = { account, begun: 0, shown: 0, open: 0 }
  readingsOf(kit).current = made
  return made
}

/** What was read before stands again. */
function giveUp(kit: Kit, account: CaipAddress): void {
  const { sessions } = kit.store.get().smartSessions
  updateSmartSessions(kit, account, { status: sessions && 'ready' })
}

function fail(kit: Kit, account: CaipAddress, error: unknown): void {
  kit.log.debug('The smart sessions could not be read', error)
  kit.store.batch(() => {
    updateSmartSessions(kit, account, { status: 'failed', sessions: [], isIncomplete: false })
    showFailure(kit, new SmartSessionsFetchError(error), ['SmartSessionList'])
  })
}
