'use client'

import { Button } from '../../../components/button.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { DepositForm } from './deposit-form.js'
import { PayOptions } from './pay-options.js'
import { PaymentHead } from './payment-head.js'
import { usePayView } from './use-pay-view.js'

/** The payment that the app requested, and the options to pay it; without a payment, the form for a deposit. */
export function PayView() {
  const { t } = useMessages()
  const view = usePayView()
  const { payment, network, wallet, exchangesStatus, isEmpty } = view
  if (!payment) return <DepositForm />
  const connect = (
    <Button variant="secondary" size="small" onClick={view.connect}>
      {t('pay.connect')}
    </Button>
  )
  return (
    <section className="bl:flex bl:flex-col bl:gap-4 bl:short:gap-2">
      <VisuallyHidden role="status">{exchangesStatus === 'loading' ? t('pay.loading') : ''}</VisuallyHidden>
      <PaymentHead payment={payment} network={network} />
      {isEmpty ? (
        <div role="status">
          <StatusPlaceholder icon="wallet" title={t('pay.none')} action={wallet === 'missing' ? connect : undefined} />
        </div>
      ) : (
        <PayOptions {...view} />
      )}
    </section>
  )
}
