'use client'

import { KitProvider, useKitAccount, useKitConnect, useKitDisconnect, useKitWallets } from '@bowline/ui-react/headless'
import { kit } from './kit'

export function Wallets() {
  const { address, isConnected } = useKitAccount()
  const { data: wallets } = useKitWallets({ namespace: 'eip155' })
  const { mutate: connect, isPending, error, abort } = useKitConnect()
  const { mutate: disconnect } = useKitDisconnect()

  if (isConnected) {
    return (
      <button type="button" onClick={() => disconnect()}>
        Disconnect {address}
      </button>
    )
  }
  const installed = wallets.filter(({ connector, hidden }) => connector !== undefined && hidden === undefined)
  return (
    <ul>
      {installed.map(({ key, name, connector }) => (
        <li key={key}>
          <button
            type="button"
            disabled={isPending}
            onClick={() => connect(connector && { connectorId: connector.id })}
          >
            {name}
          </button>
        </li>
      ))}
      {isPending && (
        <li>
          <button type="button" onClick={abort}>
            Cancel
          </button>
        </li>
      )}
      {error instanceof Error && <li role="alert">{error.message}</li>}
    </ul>
  )
}

export function App() {
  return (
    <KitProvider kit={kit}>
      <Wallets />
    </KitProvider>
  )
}
