/**
 * What the Cancel button does: disconnects where sign-in is required, else closes. A request that came of a switch goes back to
 * the account and network before, where the app wants that.
 *
 * Throws  SignInNotEnabledError
 * Source  spec R-SIWX-17, R-SIWX-18
 */

import { selectConnection } from '../../core/state/select-connection.js'
import { type SignInTarget, selectSignInTarget } from '../../core/state/sign-in-context.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { switchAccount } from '../../wallets/connect/switch-account.js'
import { switchNetwork } from '../../wallets/connect/switch-network.js'
import { getSignInConfig } from './get-sign-in-config.js'
import { leaveWallet } from './leave-wallet.js'
import { getSignInRuntime, signInAttempts } from './sign-in-runtime.js'
import { signInProperties } from './track-sign-in.js'
import { updateSignIn } from './update-sign-in.js'

/** Gives a sign-in up. */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const { onCancel } = getSignInConfig(kit)
  const run = getSignInRuntime(kit)
  const place = selectSignInTarget(kit.store.get())
  const { status, isRequired } = kit.store.get().signIn
  if (place) track(kit, { type: 'track', event: 'CLICK_CANCEL_SIWX', properties: signInProperties(place) })
  if (status === 'signing') {
    signInAttempts.abort(kit)
    updateSignIn(kit, { status: 'needed' })
  }
  const before = run.isSwitch && onCancel === 'previous' ? run.signedBefore : undefined
  if (place && isRequired && !(before && (await returnTo(kit, before)))) await leaveWallet(kit, place)
  close(kit)
}

/** Whether the account and the network before are in use again. */
async function returnTo(kit: Kit, before: SignInTarget): Promise<boolean> {
  const { namespace, address, caipNetworkId, caipAddress, connectorId } = before
  try {
    if (selectConnection(kit.store.get(), namespace)?.connectorId !== connectorId) return false
    await switchAccount(kit, { namespace, address })
    await switchNetwork(kit, { caipNetworkId })
    return selectSignInTarget(kit.store.get())?.caipAddress === caipAddress
  } catch (error) {
    kit.log.debug('The account and network before could not be gone back to', error)
    return false
  }
}
