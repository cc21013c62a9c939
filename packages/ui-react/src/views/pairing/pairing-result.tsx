'use client'

import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.js'
import { Icon } from '../../components/icon.js'
import { WalletImage } from '../../components/wallet-image.js'
import { useMessages } from '../../kit/use-messages.js'
import type { ResolvedImage } from '../../kit/use-resolved-image.js'
import { WalletRequest } from '../request/wallet-request.js'

/** `failure` is the code of what went wrong; `wallet` is whose pairing it was, `name` its name as an element. */
export type PairingEndProps = {
  status: 'failed' | 'paired'
  failure?: string | undefined
  wallet?: (ResolvedImage & { readonly name: string }) | undefined
  name?: ReactNode
  onRetry: () => void
}

function wordsOf(failure: string | undefined) {
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

const MARK = {
  failed: { state: 'error', tone: 'bl:bg-danger-tint bl:text-danger' },
  paired: { state: 'success', tone: 'bl:bg-success-tint bl:text-success' },
} as const

/** A pairing that failed, or that a wallet approved. A mistake in the app's set-up cannot be retried. Source: R-HOST-93. */
export function PairingEnd({ status, failure, wallet, name, onRetry }: PairingEndProps) {
  const { t } = useMessages()
  const { state, tone } = MARK[status]
  const hasFailed = status === 'failed'
  const words = wordsOf(failure)
  const canRetry = hasFailed && !('isFinal' in words)
  return (
    <WalletRequest
      picture={
        wallet === undefined ? (
          <span className={classNames('bl:flex bl:size-19 bl:items-center bl:justify-center bl:rounded-full', tone)}>
            <Icon name={state} className="bl:size-9" />
          </span>
        ) : (
          <WalletImage {...wallet} size="large" state={state} />
        )
      }
      title={hasFailed ? t(words.title) : t('connecting.connected')}
      hint={hasFailed ? t(words.hint) : name}
      busy={false}
      retryLabel={t('connecting.try-again')}
      onRetry={canRetry ? onRetry : undefined}
    />
  )
}
