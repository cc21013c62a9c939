'use client'

import { type ConnectedWalletInfo, selectAccount } from '@bowline/kit-core'
import { useMemo } from 'react'
import { useKitState } from '../kit/use-kit-state.js'
import type { NamespaceParams } from './use-kit-account.js'

/** The wallet behind the account; undefined while there is none. */
export type UseKitWalletInfoReturnType = { readonly walletInfo: ConnectedWalletInfo | undefined }

/** The connected wallet's name, picture and kind. */
export function useKitWalletInfo({ namespace }: NamespaceParams = {}): UseKitWalletInfoReturnType {
  const walletInfo = useKitState((state) => selectAccount(state, namespace).connectedWalletInfo)
  return useMemo(() => ({ walletInfo }), [walletInfo])
}
