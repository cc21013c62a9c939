'use client'

import { UntrustedText } from '../../components/untrusted-text.js'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'

/** What to do about a wallet that does not answer. Stands in a place that is announced. Source: R-CONN-209. */
export function UnresponsiveWallet({ name }: { name: string }) {
  const { t, messages } = useMessages()
  const wallet = <UntrustedText text={name} fallback={t('text.unknown-wallet')} />
  return <RichMessage messages={messages} id="request.no-response" values={{ wallet }} />
}
