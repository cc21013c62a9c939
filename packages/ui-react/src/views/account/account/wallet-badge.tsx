'use client'

import type { ConnectedWalletInfo } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names.js'
import { SafeImage } from '../../../components/safe-image.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { getWalletIconKeys } from '../../../kit/wallet-icon-keys.js'
import { RichMessage } from '../../../messages/rich-message.js'

/** `children` is the account's avatar. */
export type WalletBadgeProps = { wallet: ConnectedWalletInfo | undefined; className?: string; children: ReactNode }

/** Adds the icon of the account's wallet to the corner of its avatar. The embedded wallet gets no badge. */
export function WalletBadge({ wallet, className, children }: WalletBadgeProps) {
  const { t, messages } = useMessages()
  if (wallet === undefined || wallet.type === 'AUTH') return <span className={className}>{children}</span>
  const { name, icon, type, rdns } = wallet
  return (
    <span title={name} className={classNames('bl:relative bl:inline-flex bl:flex-none', className)}>
      {children}
      <span className="bl:absolute bl:-end-1.5 bl:-bottom-1 bl:flex bl:rounded-small bl:bg-bg bl:p-0.5">
        <SafeImage
          src={icon}
          iconKeys={getWalletIconKeys(rdns)}
          name={name}
          dataOnly={type === 'ANNOUNCED'}
          className="bl:size-5 bl:rounded-tag"
        />
      </span>
      <VisuallyHidden>
        <RichMessage
          messages={messages}
          id="account.wallet"
          values={{ wallet: <UntrustedText text={name} fallback={t('text.unknown-wallet')} /> }}
        />
      </VisuallyHidden>
    </span>
  )
}
