'use client'

import type { Network, SendState } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/avatar.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { NetworkLogo } from '../../networks/networks/network-logo.js'
import { FullAddress } from '../wallet-receive/full-address.js'
import { TokenAmount } from './token-amount.js'
import { TransferFee } from './transfer-fee.js'

const MAX_NAME_LENGTH = 40

/** `isHidden`: the user has hidden balances. */
export type TransferDetailsProps = { transfer: SendState; network: Network | undefined; isHidden: boolean }

/** Details in the review of a transfer: recipient with the full address, network, fee, and the remaining balance. */
export function TransferDetails({ transfer, network, isHidden }: TransferDetailsProps) {
  const { t } = useMessages()
  const { recipientAddress = '', recipientProfileName, recipientProfileImageUrl, remaining, token } = transfer
  return (
    <dl className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-surface bl:p-4 bl:text-14">
      <Detail
        title={t('send-preview.to')}
        below={<FullAddress address={recipientAddress} label={t('send-preview.address')} />}
      >
        <span className="bl:inline-flex bl:max-w-full bl:items-center bl:gap-2">
          {recipientProfileName !== undefined && (
            <UntrustedText text={recipientProfileName} max={MAX_NAME_LENGTH} lookalikeLabel={t('text.lookalike')} />
          )}
          <Avatar address={recipientAddress} src={recipientProfileImageUrl} className="bl:size-6" />
        </span>
      </Detail>
      <Detail title={t('send-preview.network')}>
        <span className="bl:inline-flex bl:max-w-full bl:items-center bl:gap-2">
          <UntrustedText text={network?.name ?? ''} fallback={t('text.unknown-network')} />
          {network && <NetworkLogo network={network} size="tiny" />}
        </span>
      </Detail>
      <Detail title={t('send-preview.fee')}>
        <TransferFee fee={transfer.fee} status={transfer.feeStatus} />
      </Detail>
      {token !== undefined && remaining !== undefined && (
        <Detail title={t('send-preview.remaining')}>
          <TokenAmount amount={remaining} symbol={token.symbol} isHidden={isHidden} />
        </Detail>
      )}
    </dl>
  )
}

function Detail({ title, below, children }: { title: string; below?: ReactNode; children: ReactNode }) {
  return (
    <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-3 bl:gap-y-1">
      <dt className="bl:text-muted">{title}</dt>
      <dd className="bl:ms-auto bl:max-w-full bl:text-end bl:font-medium">{children}</dd>
      {below !== undefined && <dd className="bl:w-full">{below}</dd>}
    </div>
  )
}
