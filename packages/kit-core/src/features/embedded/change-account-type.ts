/**
 * Makes the smart account or the EOA of the embedded wallet the preferred one. `setPreferredAccountType` loads this code.
 *
 * Out     resolves when the account of that type is active; a failure restores the stored preference and shows a toast
 * Throws  the errors of `requestFrame`
 * Source  spec R-CONN-77 to 80, R-FRAME-51, R-STORE-09, R-STORE-10
 */

import { AUTH_CONNECTOR_ID, getLiveSession } from '../../core/state/live-pairing.js'
import { selectNetworks } from '../../core/state/select-network.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { showToast } from '../../navigation/toast.js'
import { applyAccountDetails } from './apply-account-details.js'
import { getEmbeddedSession } from './embedded-session-registry.js'
import { PREFERRED_ACCOUNT_TYPE_KEY, PREFERRED_ACCOUNT_TYPES_KEY } from './embedded-storage-keys.js'
import { fetchEmbeddedUsers } from './fetch-embedded-users.js'
import type { PreferredAccountTypeParams } from './login-params.js'
import { requestFrame } from './request-frame.js'

/** Sends the type to the frame, fetches the users again and updates session and state. */
export async function changeAccountType(kit: Kit, { type, namespace }: PreferredAccountTypeParams): Promise<void> {
  const { storage } = kit
  const before = storage.get(PREFERRED_ACCOUNT_TYPES_KEY)
  setLoading(kit, true)
  storage.set(PREFERRED_ACCOUNT_TYPES_KEY, { ...before, [namespace]: type })
  try {
    await requestFrame(kit, 'SET_PREFERRED_ACCOUNT', { type })
    const users = await fetchEmbeddedUsers(kit, kit.lifetime())
    storage.set(PREFERRED_ACCOUNT_TYPE_KEY, type)
    const session = getEmbeddedSession(getLiveSession(kit, AUTH_CONNECTOR_ID))
    session?.update(users)
    if (session) applyAccountDetails(kit, session)
    const network = selectNetworks(kit.store.get(), namespace)?.active
    const properties = { accountType: type, network }
    track(kit, { type: 'track', event: 'SET_PREFERRED_ACCOUNT_TYPE', properties })
  } catch (error) {
    if (before) storage.set(PREFERRED_ACCOUNT_TYPES_KEY, before)
    else storage.remove(PREFERRED_ACCOUNT_TYPES_KEY)
    showToast(kit, { message: error, variant: 'error' })
    throw error
  } finally {
    setLoading(kit, false)
  }
}

function setLoading({ store }: Kit, loading: boolean): void {
  store.set(({ modal }) => ({ modal: { ...modal, loading } }))
}
