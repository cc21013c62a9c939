'use client'

import type { SendState } from '@bowline/kit-core'
import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Icon } from '../../../components/icon.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { RecipientErrorText } from './recipient-error.js'

/** `onSwitch` switches to the network of the recipient. */
export type RecipientStatusProps = { send: SendState; onRetry: () => void; onSwitch: () => void }

/** Line below the recipient field: the address of a name, why the text is no recipient, or a failed lookup with a retry. */
export function RecipientStatus({ send, onRetry, onSwitch }: RecipientStatusProps) {
  const { t, messages } = useMessages()
  const { recipientText, recipientStatus, recipientAddress, recipientIssue } = send
  const isNamed =
    recipientAddress !== undefined && recipientText.trim().toLowerCase() !== recipientAddress.toLowerCase()
  return (
    <>
      <VisuallyHidden role="status">{recipientStatus === 'resolving' ? t('send.resolving') : ''}</VisuallyHidden>
      {recipientStatus === 'valid' && isNamed && (
        <p role="status" className="bl:px-1 bl:text-12 bl:text-muted bl:tabular-nums bl:wrap-anywhere">
          <RichMessage
            messages={messages}
            id="send.resolved"
            values={{
              address: (
                <bdi translate="no" dir="ltr">
                  {recipientAddress}
                </bdi>
              ),
            }}
          />
        </p>
      )}
      {recipientStatus === 'invalid' && (
        <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2">
          <ErrorLine className="bl:flex-1">
            {recipientIssue ? <RecipientErrorText fault={recipientIssue} /> : t('send.invalid-address')}
          </ErrorLine>
          {recipientIssue?.reason === 'network' && recipientIssue.caipNetworkId !== undefined && (
            <Button variant="secondary" size="small" onClick={onSwitch}>
              {t('send.switch-network')}
            </Button>
          )}
        </div>
      )}
      {recipientStatus === 'failed' && (
        <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2">
          <ErrorLine className="bl:flex-1">{t('send.lookup-failed')}</ErrorLine>
          <Button
            variant="secondary"
            size="small"
            icon={<Icon name="retry" className="bl:size-4.5" />}
            onClick={onRetry}
          >
            {t('send.lookup-retry')}
          </Button>
        </div>
      )}
    </>
  )
}
