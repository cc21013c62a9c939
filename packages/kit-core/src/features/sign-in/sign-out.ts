/**
 * Signs the visitor out: the sessions of the connected account are revoked, the wallet stays connected. Where sign-in is
 * required it is asked for again at once.
 *
 * Throws  SignInNotEnabledError, WalletUnavailableError, SignInAddressMissingError, or what revoking threw
 *         first, once it was tried on every network
 * Source  spec R-SIWX-04, R-SIWX-70
 */

import { selectNetworks } from '../../core/state/select-network.js'
import { selectSignInTarget } from '../../core/state/sign-in-context.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { checkSignIn } from './check-sign-in.js'
import { SignInAddressMissingError } from './errors.js'
import { getSignInConfig } from './get-sign-in-config.js'

/** Signs out. */
export async function signOut(kit: Kit): Promise<void> {
  const config = getSignInConfig(kit)
  const back = waitForReconnect(kit)
  if (back) await back
  const place = selectSignInTarget(kit.store.get())
  if (!place) throw new SignInAddressMissingError()
  const { namespace, address } = place
  const networks = selectNetworks(kit.store.get(), namespace)?.requested ?? []
  const failures: unknown[] = []
  for (const { caipNetworkId } of networks) {
    try {
      await config.revokeSession(caipNetworkId, address)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length < networks.length) await checkSignIn(kit, place, { isQuiet: true })
  if (failures.length > 0) throw failures[0]
}
