'use client'

import { useKitAccount, useKitDisconnect } from '@bowline/ui-react'

export function DisconnectLink() {
  const { isConnected } = useKitAccount()
  const { mutate: disconnect, isPending } = useKitDisconnect()
  if (!isConnected) return null
  return (
    <button type="button" disabled={isPending} onClick={() => void disconnect()}>
      Disconnect
    </button>
  )
}
