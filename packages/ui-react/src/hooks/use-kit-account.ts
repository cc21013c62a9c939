'use client'

import {
  type Account,
  type CaipAddress,
  type NamespaceStatus,
  type RegisteredNamespace,
  selectAccount,
  selectNamespaceStatus,
} from '@bowline/kit-core'
import { useMemo } from 'react'
import { useKitState } from '../kit/use-kit-state.js'

/** Namespace of the account; the active namespace when absent. */
export type NamespaceParams = { namespace?: RegisteredNamespace | undefined }

/** Account of a namespace. */
export type UseKitAccountReturnType = {
  /** Set as soon as a connection is remembered. `isConnected` says whether the connection is live. */
  readonly address: string | undefined
  readonly caipAddress: CaipAddress | undefined
  readonly isConnected: boolean
  readonly status: NamespaceStatus
  readonly allAccounts: readonly Account[]
}

/** Active account of a namespace: its address, its connection status, and all accounts of its connection. */
export function useKitAccount({ namespace }: NamespaceParams = {}): UseKitAccountReturnType {
  const address = useKitState((state) => selectAccount(state, namespace).address)
  const caipAddress = useKitState((state) => selectAccount(state, namespace).caipAddress)
  const allAccounts = useKitState((state) => selectAccount(state, namespace).allAccounts)
  const status = useKitState((state) => selectNamespaceStatus(state, namespace))
  return useMemo(
    () => ({ address, caipAddress, isConnected: status === 'connected', status, allAccounts }),
    [address, caipAddress, status, allAccounts],
  )
}
