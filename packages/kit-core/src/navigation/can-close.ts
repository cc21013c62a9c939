import { currentRoute } from '../core/state/navigation-state.js'
import { selectIsUnsupportedChain } from '../core/state/select-network.js'
import { selectIsSignInMissing } from '../core/state/select-sign-in.js'
import { isSignInError } from '../core/state/sign-in-state.js'
import type { KitState } from '../state.js'

/**
 * Whether the user may close the modal or go back. False while an unsupported network needs a decision. Also false
 * while a required sign-in is open, unless it failed for a reason other than the user declining. Source: spec
 * R-MODAL-14, R-MODAL-16, R-SIWX-20, R-SIWX-66, R-FLOW-35.
 */
export function selectCanClose(state: KitState): boolean {
  const { view } = currentRoute(state.navigation)
  if (view === 'UnsupportedChain') return !selectIsUnsupportedChain(state)
  const isSigningIn = view === 'SIWXSignMessage' || (view === 'ApproveTransaction' && state.auth.approval.isOpen)
  if (isSigningIn) return !selectIsSignInMissing(state) || isSignInError(state.signIn.failure)
  const previous = state.navigation.history.at(-2)?.view
  return !(view === 'SwitchNetwork' && previous === 'UnsupportedChain' && selectIsUnsupportedChain(state))
}
