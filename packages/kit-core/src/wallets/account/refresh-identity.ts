/**
 * Reads name and avatar of a namespace's account into its state.
 *
 * In      namespace  the active one when undefined
 *         isForced   true bypasses the cache
 *         signal     aborts the wait; the response is cached anyway
 * Out     resolves when state holds the result; a failure is stored in state, never a rejection: the address is shown then
 * Source  spec R-ACCT-53 to 56, R-CONN-91, R-STATE-39
 */

import { withAbort } from '../../base/async/with-abort.js'
import type { Namespace } from '../../base/caip/namespace.js'
import { isMaybeFlag, isMaybeSignal, isMaybeText, parseInput } from '../../base/errors/parse-input.js'
import type { ProfileStatus } from '../../core/state/account-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNamespaceStatus } from '../../core/state/select-connection.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { type AccountOnNetwork, getAccountOnNetwork, isCurrent } from './account-on-network.js'
import { type DisplayIdentity, NO_IDENTITY } from './identity.js'
import { fetchIdentityOnce, getCachedIdentity } from './look-up-identity.js'
import { refetchOnChange } from './refetch-on-change.js'

/** The account's namespace, and how to read. */
export type RefreshIdentityParams = {
  namespace?: Namespace | undefined
  isForced?: boolean | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads name and avatar. While the connection is being restored, shows only a cached identity. Concurrent calls for one
 * account share one request.
 */
export async function refreshIdentity(kit: Kit, given: RefreshIdentityParams = {}): Promise<void> {
  const params = parseInput(given, { namespace: isMaybeText, isForced: isMaybeFlag, signal: isMaybeSignal })
  const { isForced, signal } = params
  const state = kit.store.get()
  const namespace = params.namespace ?? state.network.activeNamespace
  const reading = getAccountOnNetwork(state, namespace)
  if (!reading || signal?.aborted) return
  refetchOnChange(kit, namespace, {
    what: 'The name',
    isUnread: ({ profileStatus }) => profileStatus === 'idle',
    read: () => refreshIdentity(kit, { namespace }),
  })
  const cached = getCachedIdentity(kit, { ...reading, isForced })
  if (cached) show(kit, namespace, cached, 'ready')
  else if (selectNamespaceStatus(state, namespace) === 'connected') {
    await withAbort(read(kit, reading), signal).catch(() => undefined)
  }
}

async function read(kit: Kit, reading: AccountOnNetwork): Promise<void> {
  const { namespace } = reading
  const signal = kit.lifetime()
  const statusOf = () => selectAccount(kit.store.get(), namespace).profileStatus
  if (statusOf() !== 'ready') updateAccount(kit, namespace, { profileStatus: 'loading' })
  try {
    const identity = await fetchIdentityOnce(kit, reading)
    if (isCurrent(kit, reading)) show(kit, namespace, identity, 'ready')
  } catch (error) {
    kit.log.debug('The name of an address could not be read', error)
    if (!isCurrent(kit, reading)) return
    if (!signal.aborted) show(kit, namespace, NO_IDENTITY, 'failed')
    else if (statusOf() === 'loading') updateAccount(kit, namespace, { profileStatus: 'idle' })
  }
}

function show(kit: Kit, namespace: Namespace, identity: DisplayIdentity, profileStatus: ProfileStatus): void {
  updateAccount(kit, namespace, { profileName: identity.name, profileImage: identity.avatar, profileStatus })
}
