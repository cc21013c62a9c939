'use client'

import type { ConnectedWalletInfo } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { SafeImage } from '../../parts/safe-image.js'

/** Which wallet the account is of. */
export function WalletNote({ wallet }: { wallet: ConnectedWalletInfo | undefined }) {
  const { t, messages } = useMessages()
  if (wallet === undefined) return null
  return (
    <p className="bl:flex bl:max-w-full bl:items-center bl:gap-2 bl:text-14 bl:text-muted">
      <SafeImage
        src={wallet.icon}
        name={wallet.name}
        dataOnly={wallet.type === 'ANNOUNCED'}
        className="bl:size-5 bl:rounded-tag"
      />
      <span>
        <RichMessage
          messages={messages}
          id="account.wallet"
          values={{ wallet: <ForeignText text={wallet.name} fallback={t('text.unknown-wallet')} /> }}
        />
      </span>
    </p>
  )
}
