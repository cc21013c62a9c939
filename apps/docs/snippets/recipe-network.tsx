'use client'

import { useKitNetwork } from '@bowline/ui-react'
import type { ReactNode } from 'react'

const BASE = 'eip155:8453'

export function OnBase({ children }: { children: ReactNode }) {
  const { caipNetworkId, switchNetwork } = useKitNetwork()
  if (caipNetworkId === BASE) return children
  return (
    <button type="button" onClick={() => void switchNetwork(BASE)}>
      Switch to Base
    </button>
  )
}
