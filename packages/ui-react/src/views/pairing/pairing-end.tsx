'use client'

import type { ReactNode } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import type { ShownPicture } from '../../kit/use-picture.js'
import { classNames } from '../../parts/class-names.js'
import { Icon } from '../../parts/icon.js'
import { WalletImage } from '../../parts/wallet-image.js'
import { WalletRequest } from '../request/wallet-request.js'

/** `wallet` is whose pairing it was; `name` is its name as an element. */
export type PairingEndProps = {
  status: 'failed' | 'paired'
  wallet?: (ShownPicture & { readonly name: string }) | undefined
  name?: ReactNode
  onRetry: () => void
}

const MARK = {
  failed: { state: 'error', tone: 'bl:bg-danger-tint bl:text-danger' },
  paired: { state: 'success', tone: 'bl:bg-success-tint bl:text-success' },
} as const

/** A pairing that is over: it could not be made, or a wallet took it. */
export function PairingEnd({ status, wallet, name, onRetry }: PairingEndProps) {
  const { t } = useMessages()
  const { state, tone } = MARK[status]
  const hasFailed = status === 'failed'
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
      title={hasFailed ? t('connecting.failed') : t('connecting.connected')}
      hint={hasFailed ? t('pairing.failed-hint') : name}
      busy={false}
      retryLabel={t('connecting.try-again')}
      onRetry={hasFailed ? onRetry : undefined}
    />
  )
}
