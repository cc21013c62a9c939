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

/** Which namespace; the active one when absent. */
export type NamespaceParams = { namespace?: RegisteredNamespace | undefined }

/** The account of a namespace. */
export type UseKitAccountReturnType = {
  /** Known as soon as a connection is remembered; `isConnected` tells whether it is live. */
  readonly address: string | undefined
  readonly caipAddress: CaipAddress | undefined
  readonly isConnected: boolean
  readonly status: NamespaceStatus
  readonly allAccounts: readonly Account[]
}

/** The account of a namespace. */
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
