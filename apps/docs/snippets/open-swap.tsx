'use client'

import { useKitModal } from '@bowline/ui-react'

export function TopUp() {
  const { open } = useKitModal()
  return (
    <button
      type="button"
      onClick={() => void open({ view: 'Swap', arguments: { fromToken: 'ETH', toToken: 'USDC', amount: '0.1' } })}
    >
      Get USDC
    </button>
  )
}
