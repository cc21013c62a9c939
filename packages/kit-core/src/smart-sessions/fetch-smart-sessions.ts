/**
 * Reads the smart sessions of the account in use.
 *
 * In      signal  gives the reading up
 * Out     resolves when the state holds the answer. A failure is state too, told by a toast: the list is empty then. The
 *         answer to an older question does not take the place of a newer one
 * Throws  SmartSessionsOffError, SmartSessionNamespaceError, ProviderNotFoundError, NetworkUndefinedError
 * Source  spec R-SESS-02, R-SESS-05, R-SESS-11, R-SESS-12
 */
import type { Kit } from '../kit.js'
import { showToast } from '../toast/toast.js'
import { SmartSessionsFetchError } from './errors.js'
import { loadSessionService } from './load-session-service.js'
import { readSmartSessionPlace } from './smart-session-place.js'
import { updateSmartSessions } from './update-smart-sessions.js'

const attempts = new WeakMap<Kit, object>()

/** Reads them. What is there stays until the answer comes; that of another account goes at once. */
export async function fetchSmartSessions(
  kit: Kit,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const place = readSmartSessionPlace(kit)
  const { caipAddress } = place
  const attempt = {}
  attempts.set(kit, attempt)
  const isCurrent = () => attempts.get(kit) === attempt && kit.store.get().smartSessions.account === caipAddress
  const { smartSessions } = kit.store.get()
  const before = smartSessions.account === caipAddress ? smartSessions.status : undefined
  updateSmartSessions(kit, caipAddress, { status: 'loading' })
  try {
    const { askSessions } = await loadSessionService()
    const sessions = await askSessions(kit, place, signal)
    if (isCurrent()) updateSmartSessions(kit, caipAddress, { status: 'ready', sessions })
  } catch (error) {
    if (!isCurrent()) return
    if (signal?.aborted) {
      updateSmartSessions(kit, caipAddress, { status: before === 'loading' ? undefined : before })
      return
    }
    kit.log.debug('The smart sessions could not be read', error)
    kit.store.batch(() => {
      updateSmartSessions(kit, caipAddress, { status: 'failed', sessions: [] })
      showToast(kit, { message: new SmartSessionsFetchError(error), variant: 'error' })
    })
  }
}
