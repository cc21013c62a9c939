/**
 * Finds out whether the connected account has a session, and asks for one where it has none.
 *
 * In      place    whom it is about
 *         options  isQuiet: it was asked before, so the status stands until the answer is there, and a view opens only where
 *                  sign-in is required and has not failed
 *                  isKept: what is known stands where the check fails
 *                  isFresh: the user has just connected the wallet; a check that fails disconnects it
 * Out     status signed or needed; a later check that fails is made again after a while, ever later, and ends nothing
 * Source  spec R-SIWX-05 to 08, R-MODAL-16, R-MODAL-30, R-SIWX-60, R-SIWX-66, R-SIWX-71, R-ERR-09
 */
import type { Attempt } from '../../base/async/run.js'
import { SigningUnsupportedError } from '../../base/errors/errors.js'
import { currentRoute } from '../../core/state/navigation-state.js'
import type { SignInTarget } from '../../core/state/sign-in-context.js'
import { isFailure, type SignInFailure } from '../../core/state/sign-in-state.js'
import type { Kit } from '../../kit.js'
import { close } from '../../navigation/close.js'
import { reset } from '../../navigation/navigate.js'
import { showView } from '../../navigation/show-view.js'
import { showToast } from '../../navigation/toast.js'
import { forceExitConnectViews } from '../../wallets/connect/exit-connect-views.js'
import { SignInCheckError } from './errors.js'
import { getSignInConfig, isSignInRequired } from './get-sign-in-config.js'
import { leaveWallet } from './leave-wallet.js'
import { getSignInRuntime, signInAttempts } from './sign-in-runtime.js'
import { failureOf } from './to-sign-in-failure.js'
import { trackSignInError } from './track-sign-in.js'
import { updateSignIn } from './update-sign-in.js'

/** Until a check that failed is made again: so long at first, three times as long each time, and this at most. */
const AGAIN_MS = 5_000
const AGAIN_MAX_MS = 60_000

/** How a check is made. */
export type CheckOptions = {
  readonly isQuiet?: boolean | undefined
  readonly isKept?: boolean | undefined
  readonly isFresh?: boolean | undefined
}

/** Finds out whether an account has a session. Never rejects. */
export function checkSignIn(kit: Kit, place: SignInTarget, options: CheckOptions = {}): Promise<void> {
  return signInAttempts.replace(kit, (attempt) => check(kit, place, options, attempt))
}

async function check(
  kit: Kit,
  place: SignInTarget,
  { isQuiet = false, isKept = false, isFresh = false }: CheckOptions,
  { isCurrent }: Attempt,
): Promise<void> {
  const run = getSignInRuntime(kit)
  kit.timers.stop('sign-in/check')
  if (!isQuiet) updateSignIn(kit, { status: 'checking', address: place.caipAddress })
  try {
    await run.revoking
    const config = getSignInConfig(kit)
    const isAsked = config.appliesTo?.(place.caipNetworkId) ?? true
    const sessions = isAsked ? await config.getSessions(place.caipNetworkId, place.address) : []
    if (!isCurrent()) return
    run.failedChecks = 0
    kit.store.batch(() => {
      updateSignIn(kit, { isRequired: isAsked && isSignInRequired(kit) })
      if (!isAsked) leaveAlone(kit)
      else if (sessions.length > 0) settleSignedIn(kit, place)
      else ask(kit, place, isQuiet)
    })
  } catch (error) {
    if (!isCurrent()) return
    trackSignInError(kit, place, error)
    if (isFresh) return refuseWallet(kit, place, error)
    if (!isKept) fail(kit, place, error)
    kit.timers.start('sign-in/check', Math.min(AGAIN_MS * 3 ** run.failedChecks, AGAIN_MAX_MS), () => checkAgain(kit))
    run.failedChecks += 1
  }
}

/** Checks once more, unless the visitor is being asked. What is known stands until the answer is there. */
export function checkAgain(kit: Kit): void {
  const { place } = getSignInRuntime(kit)
  const { status } = kit.store.get().signIn
  if (place && status !== 'checking' && status !== 'signing') {
    void checkSignIn(kit, place, { isQuiet: true, isKept: true })
  }
}

/** The account has a session: what waited for that is over. */
export function settleSignedIn(kit: Kit, place: SignInTarget): void {
  getSignInRuntime(kit).signedBefore = place
  updateSignIn(kit, { status: 'signed', address: place.caipAddress })
  leave(kit)
}

/** Shows the view that asks for a signature. */
export function showSignIn(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (!modal.open || currentRoute(navigation).view !== 'SIWXSignMessage') showView(kit, 'SIWXSignMessage')
}

/** Sign-in is not for this network. */
function leaveAlone(kit: Kit): void {
  updateSignIn(kit, { status: 'idle', address: undefined })
  leave(kit)
}

/** Why the account does not sign in: that it cannot, or what was known before. */
export function knownFailure(kit: Kit, { canSign }: SignInTarget): SignInFailure | undefined {
  const { failure } = kit.store.get().signIn
  if (!canSign) return failureOf(new SigningUnsupportedError())
  return failure?.code === 'wallet/signing-unsupported' ? undefined : failure
}

function ask(kit: Kit, place: SignInTarget, isQuiet: boolean): void {
  const run = getSignInRuntime(kit)
  const known = knownFailure(kit, place)
  const failure = known?.code === 'sign-in/check-failed' ? undefined : known
  updateSignIn(kit, { status: 'needed', failure: run.pairingFailure ?? failure })
  run.pairingFailure = undefined
  const { signIn } = kit.store.get()
  if (!isQuiet || (signIn.isRequired && !isFailure(signIn.failure))) showSignIn(kit)
}

function leave(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (modal.open && currentRoute(navigation).view === 'SIWXSignMessage') close(kit)
  else forceExitConnectViews(kit)
}

function fail(kit: Kit, place: SignInTarget, error: unknown): void {
  const message = new SignInCheckError(error)
  kit.store.batch(() => {
    updateSignIn(kit, { status: 'needed', address: place.caipAddress, failure: failureOf(message) })
    if (kit.store.get().modal.open) showSignIn(kit)
    else showToast(kit, { message, variant: 'error' })
  })
}

/** The first check after a connect failed: the wallet is disconnected, and the user starts from Connect. */
async function refuseWallet(kit: Kit, place: SignInTarget, error: unknown): Promise<void> {
  await leaveWallet(kit, place)
  if (kit.store.get().modal.open) reset(kit, { view: 'Connect' })
  showToast(kit, { message: new SignInCheckError(error), variant: 'error' })
}
