'use client'

import { type CaipNetworkId, type Network, selectActiveNetwork, selectNetworks } from '@bowline/kit-core'
import { requestNetworkSwitch } from '@bowline/kit-core/actions'
import { useCallback, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import type { NamespaceParams } from './use-kit-account.js'

/** The network of a namespace. */
export type UseKitNetworkReturnType = {
  /** Undefined while the wallet is on a network the app does not list. */
  readonly network: Network | undefined
  readonly chainId: number | string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Follows the switch on screen where a modal is drawn. Rejects with NetworkNotFoundError for one not listed. */
  readonly switchNetwork: (caipNetworkId: CaipNetworkId) => Promise<void>
  readonly supportsAllNetworks: boolean
  /** What the wallet approved; undefined when it told nothing. */
  readonly approvedIds: readonly CaipNetworkId[] | undefined
}

/** The network in use, and how to leave it. */
export function useKitNetwork({ namespace }: NamespaceParams = {}): UseKitNetworkReturnType {
  const kit = useKit()
  const network = useKitState((state) => selectActiveNetwork(state, namespace))
  const supportsAllNetworks = useKitState((state) => selectNetworks(state, namespace)?.supportsAllNetworks ?? true)
  const approvedIds = useKitState((state) => selectNetworks(state, namespace)?.approvedCaipNetworkIds)
  const switchNetwork = useCallback(
    (caipNetworkId: CaipNetworkId) => requestNetworkSwitch(kit, { caipNetworkId }),
    [kit],
  )
  return useMemo(
    () => ({
      network,
      chainId: network?.id,
      caipNetworkId: network?.caipNetworkId,
      switchNetwork,
      supportsAllNetworks,
      approvedIds,
    }),
    [network, switchNetwork, supportsAllNetworks, approvedIds],
  )
}
