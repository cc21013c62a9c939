'use client'

import { switchConnection } from '@bowline/kit-core/actions'
import { useAction, useKitConnections, useKitDisconnect } from '@bowline/ui-react'

export function ConnectedWallets() {
  const { data: connections } = useKitConnections('eip155')
  const { run: use } = useAction(switchConnection)
  const { mutate: disconnect } = useKitDisconnect()
  return (
    <ul>
      {connections.map(({ connectorId, accounts }, at) => (
        <li key={connectorId}>
          {accounts[0]?.address}
          {at > 0 && (
            <button type="button" onClick={() => use({ namespace: 'eip155', connectorId })}>
              Use {connectorId}
            </button>
          )}
          <button type="button" onClick={() => disconnect({ namespace: 'eip155', connectorId })}>
            Disconnect {connectorId}
          </button>
        </li>
      ))}
    </ul>
  )
}
