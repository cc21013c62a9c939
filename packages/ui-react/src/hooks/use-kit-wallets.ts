'use client'

import type { Connector, KitState } from '@bowline/kit-core'
import { useMemo } from 'react'
import { useKitState } from '../kit/use-kit-state.js'
import type { NamespaceParams } from './use-kit-account.js'

/** The wallets on offer. */
export type UsedWallets = {
  readonly data: readonly Connector[]
  /** True until discovery has begun. */
  readonly isPending: boolean
}

const selectConnectors = ({ connect }: KitState) => connect.connectors
const selectIsBooting = ({ lifecycle }: KitState) => lifecycle === 'booting'

/** What a visitor can connect with: of one namespace, or of all. */
export function useKitWallets({ namespace }: NamespaceParams = {}): UsedWallets {
  const connectors = useKitState(selectConnectors)
  const isPending = useKitState(selectIsBooting)
  return useMemo(() => {
    const found = Object.values(connectors).flat()
    const data = namespace === undefined ? found : found.filter(({ chain }) => chain === namespace)
    return { data, isPending }
  }, [connectors, namespace, isPending])
}
