'use client'

import type { Network, Payment } from '@bowline/kit-core'
import { getAmountSizeClass } from '../../../components/amount-size.js'
import { classNames } from '../../../components/class-names.js'
import { SafeImage } from '../../../components/safe-image.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { getTokenIconKeys } from '../../account/tokens/token-icon-keys.js'
import { NetworkLogo } from '../../networks/networks/network-logo.js'
import { FullAddress } from '../../send/wallet-receive/full-address.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'

/** `network` is undefined for one that the app does not list. */
export type PaymentHeadProps = { payment: Payment; network: Network | undefined }

/** Amount, full recipient address and network of a payment. */
export function PaymentHead({ payment, network }: PaymentHeadProps) {
  const { t } = useMessages()
  const { amount, recipient, paymentAsset } = payment
  const { symbol } = paymentAsset.metadata
  return (
    <>
      <div className="bl:flex bl:items-center bl:justify-center bl:gap-2 bl:text-center bl:tall:flex-col">
        <SafeImage
          iconKeys={getTokenIconKeys(paymentAsset.network, paymentAsset.asset)}
          name={symbol}
          className="bl:size-12 bl:flex-none bl:rounded-full bl:short:size-8"
        />
        <p className={classNames('bl:min-w-0 bl:max-w-full bl:font-semibold', getAmountSizeClass(amount))}>
          <TokenAmount amount={amount} symbol={symbol} isExact />
        </p>
      </div>
      <dl className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-surface bl:p-4 bl:text-14 bl:short:gap-1 bl:short:py-2">
        <div className="bl:flex bl:flex-col bl:gap-1">
          <dt className="bl:text-muted">{t('pay.to')}</dt>
          <dd>
            <FullAddress address={recipient} label={t('pay.address')} />
          </dd>
        </div>
        <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-3 bl:gap-y-1">
          <dt className="bl:text-muted">{t('pay.network')}</dt>
          <dd className="bl:ms-auto bl:inline-flex bl:max-w-full bl:items-center bl:gap-2 bl:font-medium">
            <UntrustedText text={network?.name ?? paymentAsset.network} fallback={t('text.unknown-network')} />
            {network && <NetworkLogo network={network} size="tiny" />}
          </dd>
        </div>
      </dl>
    </>
  )
}
