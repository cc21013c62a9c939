'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../components/button.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'

const DANGER_CLASS =
  'bl:bg-danger-tint bl:text-danger bl:not-aria-disabled:hover:bg-danger-tint-hover bl:not-aria-disabled:active:bg-danger-tint'

/** `app` is the name of the app that has the permissions. */
export type RevokeConfirmationProps = { app: ReactNode; isRevoking: boolean; isBusy: boolean; onRevoke: () => void }

/** Button that revokes a smart session after the user has confirmed it. Escape cancels. Source: R-SESS-31, R-FLOW-54. */
export function RevokeConfirmation({ app, isRevoking, isBusy, onRevoke }: RevokeConfirmationProps) {
  const { t, messages } = useMessages()
  const [isConfirming, setIsConfirming] = useState(false)
  const hadFocus = useRef(false)
  const textId = useId()

  const cancel = () => {
    hadFocus.current = true
    setIsConfirming(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel()
  }
  if (isConfirming) {
    return (
      <fieldset
        aria-labelledby={textId}
        data-escape=""
        onKeyDown={onKeyDown}
        className="bl:m-0 bl:flex bl:min-w-0 bl:flex-col bl:gap-3 bl:rounded-button bl:border-0 bl:bg-surface-hover bl:p-3"
      >
        <p id={textId} className="bl:text-14 bl:wrap-anywhere">
          <RichMessage messages={messages} id="smart-sessions.revoke-confirm" values={{ app }} />
        </p>
        <div className="bl:grid bl:grid-cols-2 bl:gap-2">
          <Button ref={focusOnMount} variant="secondary" onClick={cancel}>
            {t('smart-sessions.cancel')}
          </Button>
          <Button
            variant="bare"
            className={DANGER_CLASS}
            onClick={() => {
              cancel()
              onRevoke()
            }}
          >
            {t('smart-sessions.revoke')}
          </Button>
        </div>
      </fieldset>
    )
  }
  return (
    <>
      <Button
        ref={(button) => {
          if (button && hadFocus.current) {
            hadFocus.current = false
            button.focus()
          }
        }}
        variant="bare"
        className={DANGER_CLASS}
        loading={isRevoking}
        disabled={isBusy && !isRevoking}
        onClick={() => setIsConfirming(true)}
      >
        {t('smart-sessions.revoke')}
      </Button>
      <VisuallyHidden role="status">{isRevoking ? t('smart-sessions.revoking') : ''}</VisuallyHidden>
    </>
  )
}

function focusOnMount(button: HTMLButtonElement | null): void {
  button?.focus()
}
