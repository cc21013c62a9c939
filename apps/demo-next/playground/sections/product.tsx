'use client'

import { openPay } from '@bowline/kit-core/actions'
import { useKit, useKitState } from '@bowline/ui-react'
import { useState } from 'react'
import { SHOP_PAYMENT } from '../../settings/payments'
import styles from '../playground.module.css'
import { useActivateStage } from '../stage'
import section from './section.module.css'

/** A product with its price and a button. */
export function Product() {
  const kit = useKit()
  const status = useKitState(({ pay }) => pay?.status)
  const activate = useActivateStage('pay-stage')
  const [failure, setFailure] = useState('')
  const pay = () => {
    setFailure('')
    activate()
    openPay(kit, SHOP_PAYMENT).catch((error: unknown) => {
      setFailure(error instanceof Error ? error.message : 'The payment did not start.')
    })
  }
  return (
    <div className={section.box}>
      <div className={section.product}>
        <div className={section.price}>
          <span>Sea chart, North Sea</span>
          <span>49 USDC</span>
        </div>
        <button type="button" className={styles.primary} onClick={pay}>
          {status === 'success' ? 'Buy it again' : 'Buy it now'}
        </button>
      </div>
      {failure !== '' && (
        <p role="alert" className={section.note}>
          {failure}
        </p>
      )}
    </div>
  )
}
