/**
 * Action that fetches the valid sign-in sessions of the connected account on the active network from the app's sign-in.
 *
 * Throws  SignInNotEnabledError, WalletUnavailableError, SignInAddressMissingError, or what the app's sign-in threw
 * Source  spec R-SIWX-04, R-SIWX-09, R-SIWX-10
 */

import type { SiwxSession } from '../../core/sign-in/session.js'
import { selectActiveSigner } from '../../core/state/active-signer.js'
import type { Kit } from '../../kit.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { SignInAddressMissingError } from './errors.js'
import { getSignInConfig } from './get-sign-in-config.js'

/** Waits for a connection that is being restored. */
export async function getSignInSessions(kit: Kit): Promise<readonly SiwxSession[]> {
  const config = getSignInConfig(kit)
  const back = waitForReconnect(kit)
  if (back) await back
  const target = selectActiveSigner(kit.store.get())
  if (!target) throw new SignInAddressMissingError()
  return config.getSessions(target.caipNetworkId, target.address)
}
