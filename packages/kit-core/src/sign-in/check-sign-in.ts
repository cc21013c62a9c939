/**
 * Finds out whether the connected account has a session, and asks for one where it has none.
 *
 * In      place    whom it is about
 *         options  isQuiet: it was asked before, so the status stands until the answer is there, and a view opens only where
 *                  sign-in is required and has not failed
 *                  isKept: what is known stands where the check fails
 * Out     status signed or needed; a check that fails disconnects the wallet
 * Source  spec R-SIWX-05 to 08, R-MODAL-16, R-MODAL-30, R-SIWX-60, R-SIWX-66, R-SIWX-71, R-ERR-09
 */
import { SigningUnsupportedError } from '../adapter/errors.js'
import { endConnecting } from '../connect/leave-connecting.js'
import type { Kit } from '../kit.js'
import { close } from '../modal/close.js'
import { showView } from '../modal/show-view.js'
import { reset } from '../navigation/navigate.js'
import { currentRoute } from '../navigation/state.js'
import { showToast } from '../toast/toast.js'
import { isSignInRequired, signInConfigOf } from './config-of.js'
import { SignInCheckError } from './errors.js'
import { failureOf } from './failure-of.js'
import { leaveWallet } from './leave-wallet.js'
import type { SignInPlace } from './place.js'
import { beginAttempt, signInRunOf } from './run.js'
import { isFailure, type SignInFailure } from './state.js'
import { trackSignInError } from './track-sign-in.js'
import { updateSignIn } from './update-sign-in.js'

/** How a check is made. */
export type CheckOptions = { readonly isQuiet?: boolean | undefined; readonly isKept?: boolean | undefined }

/** Finds out whether an account has a session. Never rejects. */
export async function checkSignIn(
  kit: Kit,
  place: SignInPlace,
  { isQuiet = false, isKept = false }: CheckOptions = {},
): Promise<void> {
  const run = signInRunOf(kit)
  const isCurrent = beginAttempt(run)
  if (!isQuiet) updateSignIn(kit, { status: 'checking', address: place.caipAddress })
  try {
    await run.revoking
    const config = signInConfigOf(kit)
    const isAsked = config.appliesTo?.(place.caipNetworkId) ?? true
    const sessions = isAsked ? await config.getSessions(place.caipNetworkId, place.address) : []
    if (!isCurrent()) return
    kit.store.batch(() => {
      updateSignIn(kit, { isRequired: isAsked && isSignInRequired(kit) })
      if (!isAsked) leaveAlone(kit)
      else if (sessions.length > 0) settleSignedIn(kit, place)
      else ask(kit, place, isQuiet)
    })
  } catch (error) {
    if (!isCurrent()) return
    trackSignInError(kit, place, error)
    if (!isKept) await fail(kit, place, error)
  }
}

/** The account has a session: what waited for that is over. */
export function settleSignedIn(kit: Kit, place: SignInPlace): void {
  signInRunOf(kit).signedBefore = place
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
export function knownFailure(kit: Kit, { canSign }: SignInPlace): SignInFailure | undefined {
  const { failure } = kit.store.get().signIn
  if (!canSign) return failureOf(new SigningUnsupportedError())
  return failure?.code === 'wallet/signing-unsupported' ? undefined : failure
}

function ask(kit: Kit, place: SignInPlace, isQuiet: boolean): void {
  const run = signInRunOf(kit)
  updateSignIn(kit, { status: 'needed', failure: run.pairingFailure ?? knownFailure(kit, place) })
  run.pairingFailure = undefined
  const { isRequired, failure } = kit.store.get().signIn
  if (!isQuiet || (isRequired && !isFailure(failure))) showSignIn(kit)
}

function leave(kit: Kit): void {
  const { modal, navigation } = kit.store.get()
  if (modal.open && currentRoute(navigation).view === 'SIWXSignMessage') close(kit)
  else endConnecting(kit)
}

async function fail(kit: Kit, place: SignInPlace, error: unknown): Promise<void> {
  const { open } = kit.store.get().modal
  await leaveWallet(kit, place)
  kit.store.batch(() => {
    updateSignIn(kit, { status: 'idle', address: undefined })
    if (open) showView(kit, 'Connect')
    else reset(kit, { view: 'Connect' })
    showToast(kit, { message: new SignInCheckError(error), variant: 'error' })
  })
}
