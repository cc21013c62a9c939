'use client'

import { useKitEvent } from '@bowline/ui-react'

export function AfterConnect({ onConnected }: { onConnected: () => void }) {
  useKitEvent(({ event }) => {
    if (event === 'CONNECT_SUCCESS') onConnected()
  })
  return null
}
