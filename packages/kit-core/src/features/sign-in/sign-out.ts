/**
 * Signs the user out: revokes the account's sign-in sessions on all networks of its namespace and keeps the wallet connected.
 * Opens the sign-in view at once when sign-in is required.
 *
 * Throws  SignInNotEnabledError, WalletUnavailableError, SignInAddressMissingError, or the first error of a revocation, after
 *         every network was tried
 * Source  spec R-SIWX-04, R-SIWX-70
 */

import { selectActiveSigner } from '../../core/state/active-signer.js'
import { selectNetworks } from '../../core/state/select-network.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { checkSignIn } from './check-sign-in.js'
import { SignInAddressMissingError } from './errors.js'
import { getSignInConfig } from './get-sign-in-config.js'

/** Signs the active account out on all networks of its namespace. */
export async function signOut(kit: Kit): Promise<void> {
  const config = getSignInConfig(kit)
  const back = waitForReconnect(kit)
  if (back) await back
  const target = selectActiveSigner(kit.store.get())
  if (!target) throw new SignInAddressMissingError()
  const { namespace, address } = target
  const networks = selectNetworks(kit.store.get(), namespace)?.requested ?? []
  const failures: unknown[] = []
  for (const { caipNetworkId } of networks) {
    try {
      await config.revokeSession(caipNetworkId, address)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length < networks.length) await checkSignIn(kit, target, { isQuiet: true })
  if (failures.length > 0) throw failures[0]
}
