'use client'

import type { ReactNode } from 'react'
import { Button } from '../../../components/button.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'

/**
 * `walletName` is the wallet that receives the request; `onShowFacts` scrolls to the details, while they have not been on screen;
 * `children` appear above the buttons in the sticky footer.
 */
export type SendButtonsProps = {
  isSending: boolean
  canSend: boolean
  walletName: string
  onCancel: () => void
  onSend: () => void
  onShowFacts: (() => void) | undefined
  children: ReactNode
}

/** Footer of the review: Cancel, which has focus, and Send. While sending, asks users of screen readers to continue in the wallet. */
export function SendButtons({
  isSending,
  canSend,
  walletName,
  onCancel,
  onSend,
  onShowFacts,
  children,
}: SendButtonsProps) {
  const { t, messages } = useMessages()
  const wallet = <UntrustedText text={walletName} fallback={t('text.unknown-wallet')} />
  return (
    <>
      <div data-part="footer">
        {children}
        <div className="bl:grid bl:grid-cols-2 bl:gap-2">
          <Button variant="secondary" data-autofocus="" disabled={isSending} onClick={onCancel}>
            {t('send-preview.cancel')}
          </Button>
          {onShowFacts && !isSending ? (
            <Button onClick={onShowFacts}>{t('request.show-details')}</Button>
          ) : (
            <Button loading={isSending} disabled={!canSend && !isSending} onClick={onSend}>
              {isSending ? t('send-preview.sending') : t('send-preview.send')}
            </Button>
          )}
        </div>
      </div>
      <VisuallyHidden role="status">
        {isSending && <RichMessage messages={messages} id="send-preview.continue" values={{ wallet }} />}
      </VisuallyHidden>
    </>
  )
}
