'use client'

import { useKitModal } from '@bowline/ui-react'

export function NetworksLink() {
  const { open, isOpen } = useKitModal()
  return (
    <button type="button" disabled={isOpen} onClick={() => void open({ view: 'Networks' })}>
      Change network
    </button>
  )
}
