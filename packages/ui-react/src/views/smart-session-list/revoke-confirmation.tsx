'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../components/button.js'
import { VisuallyHidden } from '../../components/visually-hidden.js'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'

const DANGER =
  'bl:bg-danger-tint bl:text-danger bl:not-aria-disabled:hover:bg-danger-tint-hover bl:not-aria-disabled:active:bg-danger-tint'

/** `app` is the name of whoever may act. */
export type RevokeQuestionProps = { app: ReactNode; isRevoking: boolean; isBusy: boolean; onRevoke: () => void }

/** Asks before anything is asked of the wallet; Escape takes the question back. Source: R-SESS-31, R-FLOW-54. */
export function RevokeConfirmation({ app, isRevoking, isBusy, onRevoke }: RevokeQuestionProps) {
  const { t, messages } = useMessages()
  const [isAsked, setIsAsked] = useState(false)
  const hadFocus = useRef(false)
  const words = useId()

  const takeBack = () => {
    hadFocus.current = true
    setIsAsked(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') takeBack()
  }
  if (isAsked) {
    return (
      <fieldset
        aria-labelledby={words}
        data-escape=""
        onKeyDown={onKeyDown}
        className="bl:m-0 bl:flex bl:min-w-0 bl:flex-col bl:gap-3 bl:rounded-button bl:border-0 bl:bg-surface-hover bl:p-3"
      >
        <p id={words} className="bl:text-14 bl:wrap-anywhere">
          <RichMessage messages={messages} id="smart-sessions.revoke-confirm" values={{ app }} />
        </p>
        <div className="bl:grid bl:grid-cols-2 bl:gap-2">
          <Button ref={focusIt} variant="secondary" onClick={takeBack}>
            {t('smart-sessions.cancel')}
          </Button>
          <Button
            variant="bare"
            className={DANGER}
            onClick={() => {
              takeBack()
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
        className={DANGER}
        loading={isRevoking}
        disabled={isBusy && !isRevoking}
        onClick={() => setIsAsked(true)}
      >
        {t('smart-sessions.revoke')}
      </Button>
      <VisuallyHidden role="status">{isRevoking ? t('smart-sessions.revoking') : ''}</VisuallyHidden>
    </>
  )
}

function focusIt(button: HTMLButtonElement | null): void {
  button?.focus()
}
