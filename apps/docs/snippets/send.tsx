'use client'

import { useKitModal } from '@bowline/ui-react'

export function SendButton() {
  const { open } = useKitModal()
  return (
    <button type="button" onClick={() => void open({ view: 'WalletSend' })}>
      Send
    </button>
  )
}
