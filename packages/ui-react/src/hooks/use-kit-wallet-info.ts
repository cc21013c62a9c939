'use client'

import { type ConnectedWalletInfo, selectAccount } from '@bowline/kit-core'
import { useMemo } from 'react'
import { useKitState } from '../kit/use-kit-state.js'
import type { NamespaceParams } from './use-kit-account.js'

/** Wallet of the account; undefined when no account is connected. */
export type UseKitWalletInfoReturnType = { readonly walletInfo: ConnectedWalletInfo | undefined }

/** Name, icon and type of the wallet that a namespace's account is connected with. */
export function useKitWalletInfo({ namespace }: NamespaceParams = {}): UseKitWalletInfoReturnType {
  const walletInfo = useKitState((state) => selectAccount(state, namespace).connectedWalletInfo)
  return useMemo(() => ({ walletInfo }), [walletInfo])
}
