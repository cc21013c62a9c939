'use client'

import { openPay } from '@bowline/kit-core/actions'
import { useKit, useKitState } from '@bowline/ui-react'
import { useState } from 'react'
import { PAYMENTS } from '../settings/payments'
import controls from './controls.module.css'

/** A shop's pay buttons. */
export function PayButtons() {
  const kit = useKit()
  const status = useKitState(({ pay }) => pay?.status ?? 'idle')
  const [failure, setFailure] = useState('')
  const pay = (name: keyof typeof PAYMENTS) => {
    setFailure('')
    openPay(kit, PAYMENTS[name]).catch((error: unknown) => setFailure(String(error)))
  }
  return (
    <div data-testid="slot-pay" data-status={status}>
      {(['coin', 'token'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={controls.button}
          data-testid={`pay-${name}`}
          onClick={() => pay(name)}
        >
          Pay {PAYMENTS[name].paymentAsset.metadata.symbol}
        </button>
      ))}
      <output data-testid="pay-failure">{failure}</output>
    </div>
  )
}
