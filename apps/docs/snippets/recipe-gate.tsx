'use client'

import { KitButton, useKitAccount } from '@bowline/ui-react'
import type { ReactNode } from 'react'

export function WalletOnly({ children }: { children: ReactNode }) {
  const { isConnected, status } = useKitAccount()
  if (status === 'reconnecting') return <p aria-busy="true">Restoring your connection…</p>
  return isConnected ? children : <KitButton label="Connect to continue" />
}
