/**
 * Handles the Cancel button of the sign-in view: aborts a pending signature, disconnects the wallet when sign-in is required, and
 * closes the modal. After a switch of account or network, with `onCancel: 'previous'`, returns to the account and network that
 * were signed in before instead of disconnecting.
 *
 * Throws  SignInNotEnabledError
 * Source  spec R-SIWX-17, R-SIWX-18
 */

import { type ActiveSigner, selectActiveSigner } from '../../core/state/active-signer.js'
import { selectConnection } from '../../core/state/select-connection.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { switchAccount } from '../../wallets/connect/switch-account.js'
import { switchNetwork } from '../../wallets/connect/switch-network.js'
import { disconnectSignInWallet } from './disconnect-sign-in-wallet.js'
import { getSignInConfig } from './get-sign-in-config.js'
import { getSignInRuntime, signInAttempts } from './sign-in-runtime.js'
import { signInProperties } from './track-sign-in.js'
import { updateSignIn } from './update-sign-in.js'

/** Cancels the pending sign-in, as the view's Cancel button does. */
export async function cancelSignIn(kit: Kit): Promise<void> {
  const { onCancel } = getSignInConfig(kit)
  const run = getSignInRuntime(kit)
  const target = selectActiveSigner(kit.store.get())
  const { status, isRequired } = kit.store.get().signIn
  if (target) track(kit, { type: 'track', event: 'CLICK_CANCEL_SIWX', properties: signInProperties(target) })
  if (status === 'signing') {
    signInAttempts.abort(kit)
    updateSignIn(kit, { status: 'needed' })
  }
  const before = run.isSwitch && onCancel === 'previous' ? run.signedBefore : undefined
  if (target && isRequired && !(before && (await returnTo(kit, before)))) await disconnectSignInWallet(kit, target)
  close(kit)
}

/** Switches back to the previous account and network. Resolves to whether both are active again. */
async function returnTo(kit: Kit, before: ActiveSigner): Promise<boolean> {
  const { namespace, address, caipNetworkId, caipAddress, connectorId } = before
  try {
    if (selectConnection(kit.store.get(), namespace)?.connectorId !== connectorId) return false
    await switchAccount(kit, { namespace, address })
    await switchNetwork(kit, { caipNetworkId })
    return selectActiveSigner(kit.store.get())?.caipAddress === caipAddress
  } catch (error) {
    kit.log.debug('The previous account and network could not be restored', error)
    return false
  }
}
