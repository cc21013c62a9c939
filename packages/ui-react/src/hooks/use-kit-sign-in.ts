'use client'

import { type SignInState, type SiwxSession, selectIsSignedIn } from '@bowline/kit-core'
import { cancelSignIn, signIn, signOut } from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKitState } from '../kit/use-kit-state.js'

/** Sign-in state of the active account. */
export type UseKitSignInReturnType = SignInState & {
  /** Whether the active account has a session. */
  readonly isSignedIn: boolean
  /** Asks the wallet to sign. Resolves to undefined when the user did not sign. Never rejects. */
  readonly mutate: () => Promise<SiwxSession | undefined>
  /** Does the same as Cancel in the modal: disconnects where sign-in is required. */
  readonly cancel: () => Promise<void>
  /** Deletes the sessions of the account, which stays connected. */
  readonly signOut: () => Promise<void>
  /** Error of the last call. */
  readonly error: unknown
  readonly isPending: boolean
}

/** Signs the active account in (by a signed message) and out without the modal. */
export function useKitSignIn(): UseKitSignInReturnType {
  const state = useKitState((all) => all.signIn)
  const isSignedIn = useKitState(selectIsSignedIn)
  const { run: mutate, status, error } = useAction((kit) => signIn(kit))
  const { run: cancel, error: cancelError } = useAction((kit) => cancelSignIn(kit))
  const { run: end, status: ending, error: endError } = useAction((kit) => signOut(kit))
  const isPending = status === 'running' || ending === 'running' || state.status === 'signing'
  return useMemo(
    () => ({
      ...state,
      isSignedIn,
      mutate,
      cancel,
      signOut: end,
      error: error ?? endError ?? cancelError,
      isPending,
    }),
    [state, isSignedIn, mutate, cancel, end, error, endError, cancelError, isPending],
  )
}
