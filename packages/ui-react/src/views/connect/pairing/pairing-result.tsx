'use client'

import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names.js'
import { Icon } from '../../../components/icon.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { ResolvedImage } from '../../../kit/use-resolved-image.js'
import { RequestStatus } from '../../shared/request/request-status.js'

/** `failure` is the code of the error; `wallet` is the wallet of the pairing, `name` its name as an element. */
export type PairingResultProps = {
  status: 'failed' | 'paired'
  failure?: string | undefined
  wallet?: (ResolvedImage & { readonly name: string }) | undefined
  name?: ReactNode
  onRetry: () => void
}

function getFailureTexts(failure: string | undefined) {
  switch (failure) {
    case 'wallet/user-rejected':
      return { title: 'connecting.declined', hint: 'connecting.declined-hint' } as const
    case 'pairing/relay-unavailable':
      return { title: 'pairing.unreachable', hint: 'pairing.unreachable-hint' } as const
    case 'pairing/empty':
      return { title: 'connecting.failed', hint: 'pairing.empty-hint' } as const
    case 'pairing/expired':
      return { title: 'connecting.failed', hint: 'pairing.expired-hint' } as const
    case 'pairing/unavailable':
    case 'pairing/host-provider':
      return { title: 'pairing.unavailable', hint: 'pairing.unavailable-hint', isFinal: true } as const
    default:
      return { title: 'connecting.failed', hint: 'pairing.failed-hint' } as const
  }
}

const STATUS_STYLE = {
  failed: { state: 'error', tone: 'bl:bg-danger-tint bl:text-danger' },
  paired: { state: 'success', tone: 'bl:bg-success-tint bl:text-success' },
} as const

/** Result of a pairing: failed or approved. A mistake in the app's configuration cannot be retried. Source: R-HOST-93. */
export function PairingResult({ status, failure, wallet, name, onRetry }: PairingResultProps) {
  const { t } = useMessages()
  const { state, tone } = STATUS_STYLE[status]
  const hasFailed = status === 'failed'
  const texts = getFailureTexts(failure)
  const canRetry = hasFailed && !('isFinal' in texts)
  return (
    <RequestStatus
      image={
        wallet === undefined ? (
          <span className={classNames('bl:flex bl:size-19 bl:items-center bl:justify-center bl:rounded-full', tone)}>
            <Icon name={state} className="bl:size-9" />
          </span>
        ) : (
          <WalletImage {...wallet} size="large" state={state} />
        )
      }
      title={hasFailed ? t(texts.title) : t('connecting.connected')}
      hint={hasFailed ? t(texts.hint) : name}
      busy={false}
      retryLabel={t('connecting.try-again')}
      onRetry={canRetry ? onRetry : undefined}
    />
  )
}
