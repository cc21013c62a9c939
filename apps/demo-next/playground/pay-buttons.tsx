'use client'

import { openPay } from '@bowline/kit-core/actions'
import { useKit, useKitState } from '@bowline/ui-react'
import { PAYMENTS } from '../settings/payments'
import controls from './controls.module.css'

/** Buttons of a shop that asks to be paid. */
export function PayButtons() {
  const kit = useKit()
  const status = useKitState(({ pay }) => pay?.status ?? 'idle')
  return (
    <div data-testid="slot-pay" data-status={status}>
      {(['coin', 'token'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={controls.button}
          data-testid={`pay-${name}`}
          onClick={() => void openPay(kit, PAYMENTS[name])}
        >
          Pay {PAYMENTS[name].paymentAsset.metadata.symbol}
        </button>
      ))}
    </div>
  )
}
