'use client'

import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { ForeignText } from '../../parts/foreign-text.js'

/** What to do about a wallet that does not answer. Stands in a place that is announced. Source: R-CONN-209. */
export function SilentWallet({ name }: { name: string }) {
  const { t, messages } = useMessages()
  const wallet = <ForeignText text={name} fallback={t('text.unknown-wallet')} />
  return <RichMessage messages={messages} id="request.silent" values={{ wallet }} />
}
