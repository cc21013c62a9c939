import type { KitState } from '../../state.js'
import { selectAccount } from './select-account.js'

/** Whether sign-in is required and the active account has no session. Source: spec R-MODAL-14, R-SIWX-20. */
export function selectIsSignInMissing({ signIn }: KitState): boolean {
  return signIn.isRequired && (signIn.status === 'needed' || signIn.status === 'signing')
}

/** Whether the active account had a session at the last check. */
export function selectIsSignedIn(state: KitState): boolean {
  const { status, address } = state.signIn
  return status === 'signed' && address === selectAccount(state).caipAddress
}
