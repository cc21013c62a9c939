/**
 * Signs the user in: has the wallet sign a message, passes the session to the app's sign-in, and closes the modal. Called by
 * the Sign button of the sign-in view.
 *
 * Out     resolves to the session once the app has accepted it. Waits for connections that are being restored
 * Throws  SignInNotEnabledError, WalletUnavailableError, SignInAddressMissingError, InvalidCaipAddressError,
 *         SignInNetworkMissingError
 *         those of `toSignInError`  already shown to the user: a rejection as a toast, any other in the view; `cause` is the
 *                                   reason
 *         RequestAbortedError  the account or network changed, or the kit stopped
 * Source  spec R-SIWX-09 to 12, R-SIWX-14 to 16, R-SIWX-19, R-SIWX-39, R-SIWX-60 to 65, R-CONN-149, R-ERR-10, R-ERR-11,
 *         R-TRACK-06
 */

import type { Attempt } from '../../base/async/run.js'
import { withAbort } from '../../base/async/with-abort.js'
import { parseCaipAddress } from '../../base/caip/caip.js'
import { CapabilityMissingError } from '../../base/errors/errors.js'
import { RequestAbortedError } from '../../base/errors/request-aborted-error.js'
import { toMessageData } from '../../core/sign-in/message.js'
import type { SiwxSession } from '../../core/sign-in/session.js'
import { type ActiveSigner, selectActiveSigner } from '../../core/state/active-signer.js'
import { AUTH_CONNECTOR_ID } from '../../core/state/live-pairing.js'
import { selectAccount } from '../../core/state/select-account.js'
import { track } from '../../core/tracking/track.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { hideToast } from '../../navigation/toast.js'
import { pushTransaction } from '../../navigation/transaction-stack.js'
import { signMessage } from '../../wallets/connect/sign-message.js'
import { waitForReconnect } from '../../wallets/connect/wait-for-reconnect.js'
import { markSignedIn, showSignIn } from './check-sign-in.js'
import { SignInAddressMissingError, SignInNetworkMissingError } from './errors.js'
import { getSignInConfig } from './get-sign-in-config.js'
import type { SignInStep } from './sign-in-error.js'
import { signInAttempts } from './sign-in-runtime.js'
import { toSignInFailure } from './to-sign-in-failure.js'
import { signInProperties, trackSignedIn, trackSignInError } from './track-sign-in.js'
import { updateSignIn } from './update-sign-in.js'

/** Replaces a check or signature in progress. */
export async function signIn(kit: Kit): Promise<SiwxSession> {
  getSignInConfig(kit)
  const back = waitForReconnect(kit)
  if (back) await withAbort(back, kit.lifetime())
  const target = placeOf(kit)
  track(kit, { type: 'track', event: 'CLICK_SIGN_SIWX_MESSAGE', properties: signInProperties(target) })
  return signInAttempts.replace(kit, (attempt) => signAndKeep(kit, target, attempt))
}

async function signAndKeep(kit: Kit, target: ActiveSigner, { isCurrent }: Attempt): Promise<SiwxSession> {
  const { isRequired, status } = kit.store.get().signIn
  const progress: Progress = { step: 'message' }
  updateSignIn(kit, { status: 'signing', address: target.caipAddress, isRequired })
  try {
    const session = await withAbort(sign(kit, target, isCurrent, progress), kit.lifetime())
    kit.store.batch(() => {
      markSignedIn(kit, target)
      close(kit)
    })
    trackSignedIn(kit, target)
    return session
  } catch (error) {
    if (error instanceof RequestAbortedError || !isCurrent()) throw new RequestAbortedError(error)
    const { toSignInError } = await import('./sign-in-error.js')
    if (!isCurrent()) throw new RequestAbortedError(error)
    const signInError = kit.store.batch(() => {
      const failed = toSignInError(kit, target, progress.step, error)
      updateSignIn(kit, {
        status: status === 'signed' ? 'signed' : 'needed',
        failure: toSignInFailure(failed),
      })
      showSignIn(kit)
      hideToast(kit)
      return failed
    })
    trackSignInError(kit, target, error)
    throw signInError
  }
}

type Progress = { step: SignInStep }

async function sign(
  kit: Kit,
  target: ActiveSigner,
  isCurrent: () => boolean,
  progress: Progress,
): Promise<SiwxSession> {
  const config = getSignInConfig(kit)
  const { namespace, caipNetworkId, address } = target
  if (!target.canSign) throw new CapabilityMissingError(namespace, 'signMessage')
  const message = await config.createMessage({ chainId: caipNetworkId, accountAddress: address })
  const text = message.toString()
  if (!isCurrent()) throw new RequestAbortedError()
  if (target.connectorId === AUTH_CONNECTOR_ID) pushTransaction(kit)
  progress.step = 'signature'
  const signature = await signMessage(kit, { message: text, namespace })
  if (!isCurrent()) throw new RequestAbortedError()
  const session: SiwxSession = { data: toMessageData(message), message: text, signature }
  progress.step = 'session'
  await config.addSession(session)
  if (isCurrent()) return session
  if (!selectAccount(kit.store.get(), namespace).allAccounts.some((account) => account.address === address)) {
    await config.revokeSession(caipNetworkId, address)
  }
  throw new RequestAbortedError()
}

function placeOf(kit: Kit): ActiveSigner {
  const state = kit.store.get()
  const { caipAddress } = selectAccount(state)
  if (caipAddress === undefined) throw new SignInAddressMissingError()
  parseCaipAddress(caipAddress)
  const target = selectActiveSigner(state)
  if (!target) throw new SignInNetworkMissingError()
  return target
}
