'use client'

import { KitProvider, useKitAccount, useKitConnect, useKitDisconnect, useKitWallets } from '@bowline/ui-react/headless'
import { kit } from './kit'

export function Wallets() {
  const { address, isConnected } = useKitAccount()
  const { data: wallets } = useKitWallets()
  const { mutate: connect, isPending, error, abort } = useKitConnect()
  const { mutate: disconnect } = useKitDisconnect()

  if (isConnected) {
    return (
      <button type="button" onClick={() => disconnect()}>
        Disconnect {address}
      </button>
    )
  }
  return (
    <ul>
      {wallets.map(({ id, name }) => (
        <li key={id}>
          <button type="button" disabled={isPending} onClick={() => connect({ connectorId: id })}>
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
