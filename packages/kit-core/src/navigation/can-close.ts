/**
 * Whether the visitor may close the modal now.
 *
 * Source  spec R-MODAL-14, R-MODAL-16, R-SIWX-20, R-SIWX-66, R-FLOW-35
 */

import { currentRoute } from '../core/state/navigation-state.js'
import { selectIsUnsupportedChain } from '../core/state/select-network.js'
import { isFailure, selectIsSignInMissing } from '../core/state/sign-in-state.js'
import type { KitState } from '../state.js'

/** False while an unsupported network asks for a decision, and while a sign-in that is required is asked for, unless it failed without a refusal. */
export function selectCanClose(state: KitState): boolean {
  const { view } = currentRoute(state.navigation)
  if (view === 'UnsupportedChain') return !selectIsUnsupportedChain(state)
  const isSigningIn = view === 'SIWXSignMessage' || (view === 'ApproveTransaction' && state.auth.approval.isOpen)
  if (isSigningIn) return !selectIsSignInMissing(state) || isFailure(state.signIn.failure)
  const previous = state.navigation.history.at(-2)?.view
  return !(view === 'SwitchNetwork' && previous === 'UnsupportedChain' && selectIsUnsupportedChain(state))
}
