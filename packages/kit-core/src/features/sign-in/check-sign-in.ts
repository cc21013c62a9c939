/**
 * Checks whether the connected account has a sign-in session on its network, and opens the sign-in view when it has none. Runs
 * after each change of account or network, after signing out, and when the app's sign-in reports a change.
 *
 * In      target   the account and network to check
 *         options  isQuiet: a repeated check. Keeps the status until the response, and opens the view only when sign-in is
 *                  required and has not failed
 *                  isKept: keeps the known status when the check fails
 *                  isFresh: the user has just connected the wallet; a failed check disconnects it
 * Out     sets the status to signed or needed. A failed later check keeps the connection and is retried with a growing delay
 * Source  spec R-SIWX-05 to 08, R-MODAL-16, R-MODAL-30, R-SIWX-60, R-SIWX-66, R-SIWX-71, R-ERR-09
 */
import type { Attempt } from '../../base/async/run.js'
import { SigningUnsupportedError } from '../../base/errors/errors.js'
import type { ActiveSigner } from '../../core/state/active-signer.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import { isSignInError, type SignInFailure } from '../../core/state/sign-in-state.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { reset } from '../../navigation/navigate.js'
import { showView } from '../../navigation/show-view.js'
import { showToast } from '../../navigation/toast.js'
import { forceExitConnectViews } from '../../wallets/connect/exit-connect-views.js'
import { disconnectSignInWallet } from './disconnect-sign-in-wallet.js'
import { SignInCheckError } from './errors.js'
import { getSignInConfig, isSignInRequired } from './get-sign-in-config.js'
import { getSignInRuntime, signInAttempts } from './sign-in-runtime.js'
import { toSignInFailure } from './to-sign-in-failure.js'
import { trackSignInError } from './track-sign-in.js'
import { updateSignIn } from './update-sign-in.js'

/** Delay before a failed check is retried, in ms: starts at 5 s, triples each time, at most 60 s. */
const RETRY_MS = 5_000
const MAX_RETRY_MS = 60_000

/** Options of a check; see the header of this file. */
export type CheckOptions = {
  readonly isQuiet?: boolean | undefined
  readonly isKept?: boolean | undefined
  readonly isFresh?: boolean | undefined
}

/** Replaces a check or signature in progress. Never rejects. */
export function checkSignIn(kit: Kit, target: ActiveSigner, options: CheckOptions = {}): Promise<void> {
  return signInAttempts.replace(kit, (attempt) => check(kit, target, options, attempt))
}

async function check(
  kit: Kit,
  target: ActiveSigner,
  { isQuiet = false, isKept = false, isFresh = false }: CheckOptions,
  { isCurrent }: Attempt,
): Promise<void> {
  const run = getSignInRuntime(kit)
  kit.timers.stop('sign-in/check')
  if (!isQuiet) updateSignIn(kit, { status: 'checking', address: target.caipAddress })
  try {
    await run.revoking
    const config = getSignInConfig(kit)
    const isAsked = config.appliesTo?.(target.caipNetworkId) ?? true
    const sessions = isAsked ? await config.getSessions(target.caipNetworkId, target.address) : []
    if (!isCurrent()) return
    run.failedChecks = 0
    kit.store.batch(() => {
      updateSignIn(kit, { isRequired: isAsked && isSignInRequired(kit) })
      if (!isAsked) skipSignIn(kit)
      else if (sessions.length > 0) markSignedIn(kit, target)
      else requireSignIn(kit, target, isQuiet)
    })
  } catch (error) {
    if (!isCurrent()) return
    trackSignInError(kit, target, error)
    if (isFresh) return refuseWallet(kit, target, error)
    if (!isKept) fail(kit, target, error)
    kit.timers.start('sign-in/check', Math.min(RETRY_MS * 3 ** run.failedChecks, MAX_RETRY_MS), () => checkAgain(kit))
    run.failedChecks += 1
  }
}

/** Checks the watched account again, unless a check or a signature is in progress. Keeps the known status until the response. */
export function checkAgain(kit: Kit): void {
  const { target } = getSignInRuntime(kit)
  const { status } = kit.store.get().signIn
  if (target && status !== 'checking' && status !== 'signing') {
    void checkSignIn(kit, target, { isQuiet: true, isKept: true })
  }
}

/** Sets the status `signed`, and closes the sign-in view or the connect views. */
export function markSignedIn(kit: Kit, target: ActiveSigner): void {
  getSignInRuntime(kit).signedBefore = target
  updateSignIn(kit, { status: 'signed', address: target.caipAddress })
  leave(kit)
}

/** Opens the view that asks the user to sign (SIWXSignMessage), unless it is on screen. */
export function showSignIn(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (!modal.open || currentRoute(navigation).view !== 'SIWXSignMessage') showView(kit, 'SIWXSignMessage')
}

/** The app does not use sign-in on this network. */
function skipSignIn(kit: Kit): void {
  updateSignIn(kit, { status: 'idle', address: undefined })
  leave(kit)
}

/**
 * Failure that is known before the user tries to sign: the wallet signs no messages, or the failure already in the state.
 * Undefined when there is none.
 */
export function getKnownFailure(kit: Kit, { canSign }: ActiveSigner): SignInFailure | undefined {
  const { failure } = kit.store.get().signIn
  if (!canSign) return toSignInFailure(new SigningUnsupportedError())
  return failure?.code === 'wallet/signing-unsupported' ? undefined : failure
}

function requireSignIn(kit: Kit, target: ActiveSigner, isQuiet: boolean): void {
  const run = getSignInRuntime(kit)
  const known = getKnownFailure(kit, target)
  const failure = known?.code === 'sign-in/check-failed' ? undefined : known
  updateSignIn(kit, { status: 'needed', failure: run.pairingFailure ?? failure })
  run.pairingFailure = undefined
  const { signIn } = kit.store.get()
  if (!isQuiet || (signIn.isRequired && !isSignInError(signIn.failure))) showSignIn(kit)
}

function leave(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (modal.open && currentRoute(navigation).view === 'SIWXSignMessage') close(kit)
  else forceExitConnectViews(kit)
}

function fail(kit: Kit, target: ActiveSigner, error: unknown): void {
  const message = new SignInCheckError(error)
  kit.store.batch(() => {
    updateSignIn(kit, { status: 'needed', address: target.caipAddress, failure: toSignInFailure(message) })
    if (kit.store.get().modal.open) showSignIn(kit)
    else showToast(kit, { message, variant: 'error' })
  })
}

/** Handles a failed first check: disconnects the wallet and shows Connect with a toast. */
async function refuseWallet(kit: Kit, target: ActiveSigner, error: unknown): Promise<void> {
  await disconnectSignInWallet(kit, target)
  if (kit.store.get().modal.open) reset(kit, { view: 'Connect' })
  showToast(kit, { message: new SignInCheckError(error), variant: 'error' })
}
