'use client'

import { useKitModal } from '@bowline/ui-react'

export function ConnectMetaMask() {
  const { open } = useKitModal()
  return (
    <button type="button" onClick={() => void open({ wallet: 'io.metamask' })}>
      Connect MetaMask
    </button>
  )
}
