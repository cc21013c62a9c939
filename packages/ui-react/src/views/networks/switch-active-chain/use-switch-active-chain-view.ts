'use client'

import { currentRoute, selectNamespaceStatus, selectNetwork } from '@bowline/kit-core'
import { openConnectForNetwork, replace } from '@bowline/kit-core/actions'
import { useEffect, useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'

/**
 * The picked network, whose namespace has no connected wallet, and a function that opens Connect for the namespace. Opens
 * SwitchNetwork once such a wallet is connected.
 */
export function useSwitchActiveChainView() {
  const kit = useKit()
  const [network] = useState(() => {
    const { caipNetworkId } = currentRoute(kit.getState().navigation).data
    return caipNetworkId && selectNetwork(kit.getState(), caipNetworkId)
  })
  const namespace = network?.chainNamespace
  const status = useKitState((state) => namespace && selectNamespaceStatus(state, namespace))

  useEffect(() => {
    if (!network || status !== 'connected') return
    replace(kit, { view: 'SwitchNetwork', data: { caipNetworkId: network.caipNetworkId } })
  }, [kit, network, status])

  return {
    network,
    namespace,
    isSwitching: status !== 'disconnected',
    choose: () => network && openConnectForNetwork(kit, { caipNetworkId: network.caipNetworkId }),
  }
}
