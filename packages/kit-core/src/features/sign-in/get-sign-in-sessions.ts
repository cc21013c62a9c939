/**
 * The valid sessions of the connected account on the active network.
 *
 * Throws  SignInNotEnabledError, WalletAwayError, SignInAddressMissingError, or what the app's sign-in threw
 * Source  spec R-SIWX-04, R-SIWX-09, R-SIWX-10
 */

import type { SiwxSession } from '../../core/sign-in/session.js'
import { selectSignInPlace } from '../../core/state/place.js'
import type { Kit } from '../../kit.js'
import { untilBack } from '../../wallets/connect/until-back.js'
import { signInConfigOf } from './config-of.js'
import { SignInAddressMissingError } from './errors.js'

/** The sessions of whoever is connected. */
export async function getSignInSessions(kit: Kit): Promise<readonly SiwxSession[]> {
  const config = signInConfigOf(kit)
  const back = untilBack(kit)
  if (back) await back
  const place = selectSignInPlace(kit.store.get())
  if (!place) throw new SignInAddressMissingError()
  return config.getSessions(place.caipNetworkId, place.address)
}
