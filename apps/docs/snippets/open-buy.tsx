'use client'

import { useKitModal } from '@bowline/ui-react'

export function BuyCrypto() {
  const { open } = useKitModal()
  return (
    <button type="button" onClick={() => void open({ view: 'OnRampProviders' })}>
      Buy crypto
    </button>
  )
}
