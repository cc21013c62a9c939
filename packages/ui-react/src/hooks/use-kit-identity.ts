'use client'

/**
 * Name and avatar of an account. Fetched when a component first shows them, after a failure, and when the account or its
 * network changes.
 *
 * Source  R-REACT-03 to 08, R-ACCT-53 to 56, R-ACCT-178
 */

import { type ProfileStatus, selectAccount, selectIsUnsupportedChain, selectNamespaceStatus } from '@bowline/kit-core'
import { refreshIdentity, retryFailed } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { IdentityUnavailableError } from './errors.js'
import type { NamespaceParams } from './use-kit-account.js'

/** A field is null when the address has none. */
export type AccountIdentity = { readonly name: string | null; readonly avatar: string | null }

/** Name and avatar of a namespace's account. */
export type UseKitIdentityReturnType = {
  readonly data: AccountIdentity | undefined
  readonly error: IdentityUnavailableError | undefined
  readonly isPending: boolean
  readonly status: ProfileStatus
  /** Fetches both again. Resolves when the response arrives. */
  readonly refetch: () => Promise<void>
}

/** Name and avatar of an account, or the error that explains why they are missing. */
export function useKitIdentity({ namespace }: NamespaceParams = {}): UseKitIdentityReturnType {
  const kit = useKit()
  const caipAddress = useKitState((state) => selectAccount(state, namespace).caipAddress)
  const connection = useKitState((state) => selectNamespaceStatus(state, namespace))
  const name = useKitState((state) => selectAccount(state, namespace).profileName)
  const avatar = useKitState((state) => selectAccount(state, namespace).profileImage)
  const status = useKitState((state) => selectAccount(state, namespace).profileStatus)
  const isUnsupported = useKitState((state) => selectIsUnsupportedChain(state, namespace))
  const isUnfetched = caipAddress !== undefined && status === 'idle' && !isUnsupported

  useEffect(() => {
    // Cached values show before the wallet is restored; missing values are requested after that.
    if (caipAddress && isUnfetched && connection !== 'disconnected') void refreshIdentity(kit, { namespace })
  }, [kit, namespace, caipAddress, isUnfetched, connection])

  useEffect(() => retryFailed(kit, { of: 'identity', namespace }), [kit, namespace])

  const refetch = useCallback(() => refreshIdentity(kit, { namespace, isForced: true }), [kit, namespace])
  const data = useMemo(
    () => (name === undefined || avatar === undefined ? undefined : { name, avatar }),
    [name, avatar],
  )
  const isFailed = status === 'failed'
  const error = useMemo(() => (isFailed ? new IdentityUnavailableError() : undefined), [isFailed])
  const isPending = isUnfetched || status === 'loading'
  return useMemo(() => ({ data, error, isPending, status, refetch }), [data, error, isPending, status, refetch])
}
