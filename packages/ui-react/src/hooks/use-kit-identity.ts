/**
 * Name and picture of an account, read when a component first shows them, and again after a failure or where the account or
 * its network changes.
 *
 * Source  R-REACT-03 to 08, R-ACCT-53 to 56, R-ACCT-178
 */
'use client'

import { type ProfileStatus, selectAccount, selectIsUnsupportedChain, selectNamespaceStatus } from '@bowline/kit-core'
import { refreshIdentity, retryFailed } from '@bowline/kit-core/actions'
import { useCallback, useEffect, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import { IdentityUnavailableError } from './errors.js'
import type { NamespaceParams } from './use-kit-account.js'

/** Null where the address has none. */
export type AccountIdentity = { readonly name: string | null; readonly avatar: string | null }

/** Name and picture of a namespace's account. */
export type UseKitIdentityReturnType = {
  readonly data: AccountIdentity | undefined
  readonly error: IdentityUnavailableError | undefined
  readonly isPending: boolean
  readonly status: ProfileStatus
  /** Reads them again; resolves when the answer is there. */
  readonly refetch: () => Promise<void>
}

/** Name and picture. */
export function useKitIdentity({ namespace }: NamespaceParams = {}): UseKitIdentityReturnType {
  const kit = useKit()
  const caipAddress = useKitState((state) => selectAccount(state, namespace).caipAddress)
  const connection = useKitState((state) => selectNamespaceStatus(state, namespace))
  const name = useKitState((state) => selectAccount(state, namespace).profileName)
  const avatar = useKitState((state) => selectAccount(state, namespace).profileImage)
  const status = useKitState((state) => selectAccount(state, namespace).profileStatus)
  const isElsewhere = useKitState((state) => selectIsUnsupportedChain(state, namespace))
  const isUnread = caipAddress !== undefined && status === 'idle' && !isElsewhere

  useEffect(() => {
    // What is kept is shown before the wallet is back; what has to be asked is asked after.
    if (caipAddress && isUnread && connection !== 'disconnected') void refreshIdentity(kit, { namespace })
  }, [kit, namespace, caipAddress, isUnread, connection])

  useEffect(() => retryFailed(kit, { of: 'identity', namespace }), [kit, namespace])

  const refetch = useCallback(() => refreshIdentity(kit, { namespace, isForced: true }), [kit, namespace])
  const data = useMemo(
    () => (name === undefined || avatar === undefined ? undefined : { name, avatar }),
    [name, avatar],
  )
  const isFailed = status === 'failed'
  const error = useMemo(() => (isFailed ? new IdentityUnavailableError() : undefined), [isFailed])
  const isPending = isUnread || status === 'loading'
  return useMemo(() => ({ data, error, isPending, status, refetch }), [data, error, isPending, status, refetch])
}
