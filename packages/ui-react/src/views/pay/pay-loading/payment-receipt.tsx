'use client'

import type { Payment } from '@bowline/kit-core'
import { DetailRow } from '../../../components/detail-row.js'
import { Icon } from '../../../components/icon.js'
import { IconDisc } from '../../../components/icon-disc.js'
import { Row } from '../../../components/row.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FullAddress } from '../../send/wallet-receive/full-address.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'

/** `explorerUrl` is the page of the transaction; undefined when its hash or the explorer is unknown. */
export type PaymentReceiptProps = { payment: Payment; explorerUrl: string | undefined }

/** Amount, recipient and transaction of a payment that has ended. */
export function PaymentReceipt({ payment: { amount, recipient, paymentAsset }, explorerUrl }: PaymentReceiptProps) {
  const { t } = useMessages()
  return (
    <>
      <dl
        data-part="receipt"
        className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-surface bl:p-4 bl:text-14 bl:short:gap-1 bl:short:py-2"
      >
        <DetailRow label={t('pay.paid')}>
          <TokenAmount amount={amount} symbol={paymentAsset.metadata.symbol} isExact />
        </DetailRow>
        <div className="bl:flex bl:flex-col bl:gap-1">
          <dt className="bl:text-muted">{t('pay.to')}</dt>
          <dd>
            <FullAddress address={recipient} label={t('pay.address')} />
          </dd>
        </div>
      </dl>
      {explorerUrl !== undefined && (
        <Row
          href={explorerUrl}
          icon={<IconDisc name="network" />}
          title={t('pay.explorer')}
          trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
        />
      )}
    </>
  )
}
