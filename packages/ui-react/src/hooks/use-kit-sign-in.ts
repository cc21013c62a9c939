'use client'

import { type SignInState, type SiwxSession, selectIsSignedIn } from '@bowline/kit-core'
import { cancelSignIn, signIn, signOut } from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKitState } from '../kit/use-kit-state.js'

/** The sign-in of the active account. */
export type UseKitSignInReturnType = SignInState & {
  /** The active account has a session. */
  readonly isSignedIn: boolean
  /** Has the wallet sign; undefined when nobody signed. Never rejects. */
  readonly mutate: () => Promise<SiwxSession | undefined>
  /** What Cancel in the modal does: disconnects where sign-in is required. */
  readonly cancel: () => Promise<void>
  /** Ends the sessions of the account, which stays connected. */
  readonly signOut: () => Promise<void>
  /** What the last of them failed with. */
  readonly error: unknown
  readonly isPending: boolean
}

/** Signs in and out. */
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
