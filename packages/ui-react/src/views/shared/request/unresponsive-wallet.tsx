'use client'

import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'

/** Advice for the user when a wallet has not responded for 10 s. Render it inside a live region. Source: R-CONN-209. */
export function UnresponsiveWallet({ name }: { name: string }) {
  const { t, messages } = useMessages()
  const wallet = <UntrustedText text={name} fallback={t('text.unknown-wallet')} />
  return <RichMessage messages={messages} id="request.no-response" values={{ wallet }} />
}
