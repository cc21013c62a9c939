import { PAYMENTS } from '../settings/payments'
import { writeValue } from './write-value'

/** Code of a shop's pay button. */
export function payButtonFile(): string {
  return `'use client'

import { openPay } from '@bowline/kit-core/actions'
import { useKit } from '@bowline/ui-react'

const payment = ${writeValue(PAYMENTS.coin)} as const

export function PayButton() {
  const kit = useKit()
  return (
    <button type="button" onClick={() => void openPay(kit, payment)}>
      Pay
    </button>
  )
}
`
}
