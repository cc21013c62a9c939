'use client'

import { type CaipNetworkId, type Network, selectActiveNetwork, selectNetworks } from '@bowline/kit-core'
import { requestNetworkSwitch } from '@bowline/kit-core/actions'
import { useCallback, useMemo } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'
import type { NamespaceParams } from './use-kit-account.js'

/** Active network of a namespace, the networks the wallet allows, and a function to switch. */
export type UseKitNetworkReturnType = {
  /** Undefined while the wallet is on a network that the app does not list. */
  readonly network: Network | undefined
  readonly chainId: number | string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  /** Switches the network; an open modal shows the progress. Rejects with NetworkNotFoundError for an unlisted network. */
  readonly switchNetwork: (caipNetworkId: CaipNetworkId) => Promise<void>
  readonly supportsAllNetworks: boolean
  /** Networks that the wallet approved; undefined when it reported none. */
  readonly approvedIds: readonly CaipNetworkId[] | undefined
}

/** Active network of a namespace, and a function to switch it. */
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
