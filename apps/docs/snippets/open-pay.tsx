'use client'

import type { Payment } from '@bowline/kit-core'
import { openPay } from '@bowline/kit-core/actions'
import { useKit, useKitEvent } from '@bowline/ui-react'

const payment: Payment = {
  paymentAsset: {
    network: 'eip155:1',
    asset: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
  },
  recipient: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  amount: '12.5',
}

export function Checkout({ onPaid }: { onPaid: () => void }) {
  const kit = useKit()
  useKitEvent(({ event }) => {
    if (event === 'PAY_SUCCESS') onPaid()
  })
  return (
    <button type="button" onClick={() => void openPay(kit, payment)}>
      Pay 12.50 USDC
    </button>
  )
}
