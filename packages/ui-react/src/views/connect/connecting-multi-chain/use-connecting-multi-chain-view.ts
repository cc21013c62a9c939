'use client'

import { currentRoute, type KitState } from '@bowline/kit-core'
import { prepareConnect, push } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useConnectorImage } from '../connecting-external/use-connector-image.js'

const selectAttempt = ({ connect }: KitState) => connect.attempt
const selectConnections = ({ connect }: KitState) => connect.connections
const selectListed = ({ network }: KitState) => network.byNamespace

/** Namespaces that the chosen wallet supports, each with a function that opens ConnectingExternal for it. */
export function useConnectingMultiChainView() {
  const kit = useKit()
  const [{ connector, wallet }] = useState(() => currentRoute(kit.getState().navigation).data)
  const attempt = useKitState(selectAttempt)
  const connections = useKitState(selectConnections)
  const listed = useKitState(selectListed)

  const singles = connector?.connectors ?? []
  const choices = singles.map((single) => {
    const { id, chain } = single
    const { requested = [], active } = listed[chain] ?? {}
    const network = requested.find(({ caipNetworkId }) => caipNetworkId === active) ?? requested[0]
    return {
      namespace: chain,
      network,
      isConnecting: attempt?.namespace === chain && attempt.connectorId === id,
      isConnected: (connections[chain] ?? []).some(({ connectorId }) => connectorId === id),
      choose: () => push(kit, { view: 'ConnectingExternal', data: { connector: single, wallet } }),
      prepare: () => prepareConnect(kit, { namespace: chain }),
    }
  })
  const sources = useConnectorImage(connector)
  const image = { ...sources, name: connector?.name ?? '' }
  return { image, choices, isBusy: choices.some(({ isConnecting }) => isConnecting) }
}
