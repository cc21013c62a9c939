/**
 * Fetches the logged-in user from the frame, for every namespace that the app and the embedded wallet support: after a login,
 * on restoring one, and after the account type changed.
 *
 * Out     users by namespace, at least one
 * Throws  EmbeddedNetworkError, FrameLoadError, EmbeddedWalletError, RequestAbortedError
 * Source  spec R-FRAME-31, R-FRAME-49 to 51, R-STATE-57
 */
import type { FrameResponse } from '@bowline/secure-frame/client'
import type { CaipNetworkId, Namespace } from '../../base/caip/namespace.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { WalletUser } from '../../core/state/wallet-user.js'
import type { Kit } from '../../kit.js'
import { getPreferredEmbeddedType } from './account-types.js'
import { EmbeddedNetworkError } from './auth-errors.js'
import { FIRST_FRAME_NETWORK, getEmbeddedNamespaces, SMART_ACCOUNT_NAMESPACE } from './embedded-namespaces.js'
import type { EmbeddedUsers } from './embedded-session-registry.js'
import { LAST_USED_NETWORK_KEY, SOCIAL_USER_NAME_KEY } from './embedded-storage-keys.js'
import { requestFrame } from './request-frame.js'

/** Requests the user of each namespace. Namespaces that fail are skipped if another one succeeds. */
export async function fetchEmbeddedUsers(kit: Kit, signal?: AbortSignal): Promise<EmbeddedUsers> {
  const namespaces = getEmbeddedNamespaces(kit)
  const results = await Promise.allSettled(namespaces.map((namespace) => readUser(kit, namespace, signal)))
  const users: Partial<Record<Namespace, WalletUser>> = {}
  namespaces.forEach((namespace, index) => {
    const result = results[index]
    if (result?.status === 'fulfilled') users[namespace] = result.value
    else if (result) kit.log.debug(`The embedded wallet returned no account of ${namespace}`, result.reason)
  })
  if (Object.keys(users).length > 0) return users
  throw results.find((result) => result.status === 'rejected')?.reason ?? new EmbeddedNetworkError()
}

/**
 * Completes a social login in the frame; returns the user's email and name. `uri`: the handle that the provider's callback
 * returned.
 */
export async function connectSocial(
  kit: Kit,
  uri: string,
  signal?: AbortSignal,
): Promise<FrameResponse<'CONNECT_SOCIAL'>> {
  const [namespace = SMART_ACCOUNT_NAMESPACE] = getEmbeddedNamespaces(kit)
  return requestFrame(kit, 'CONNECT_SOCIAL', { uri, ...toFrameParams(kit, namespace) }, signal)
}

async function readUser(kit: Kit, namespace: Namespace, signal: AbortSignal | undefined): Promise<WalletUser> {
  const user = await requestFrame(kit, 'GET_USER', toFrameParams(kit, namespace), signal)
  const userName = kit.storage.get(SOCIAL_USER_NAME_KEY)
  return { ...user, ...(userName && { userName }) }
}

function toFrameParams(kit: Kit, namespace: Namespace) {
  const preferredAccountType = getPreferredEmbeddedType(kit, namespace)
  const requested = selectNetworks(kit.store.get(), namespace)?.active
  const chainId = toFrameChainId(requested ?? kit.storage.get(LAST_USED_NETWORK_KEY) ?? FIRST_FRAME_NETWORK)
  return { chainId, ...(preferredAccountType && { preferredAccountType }) }
}

/** Chain id in the frame's format: a number if it is one, else the CAIP-2 id. */
export function toFrameChainId(caipNetworkId: CaipNetworkId): number | string {
  return Number(caipNetworkId.split(':')[1]) || caipNetworkId
}
