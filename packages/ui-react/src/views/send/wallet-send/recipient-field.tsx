'use client'

import type { SendState } from '@bowline/kit-core'
import { useId } from 'react'
import { Avatar } from '../../../components/avatar.js'
import { Button } from '../../../components/button.js'
import { classNames } from '../../../components/class-names.js'
import { ErrorLine } from '../../../components/error-line.js'
import { isComposing } from '../../../components/is-composing.js'
import { Spinner } from '../../../components/spinner.js'
import { usePaste } from '../../../components/use-paste.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RecipientStatus } from './recipient-status.js'

/**
 * `hasNames`: the network supports names for addresses. `onEnter` is called on Enter. `onSwitch` switches to the network of
 * the recipient.
 */
export type RecipientFieldProps = {
  send: SendState
  hasNames: boolean
  isBusy: boolean
  onChange: (text: string) => void
  onEnter: () => void
  onSwitch: () => void
}

const LINE_BREAKS = /[\r\n]+/g

/** Characters per line, to set the rows in browsers that do not fit the field to its text. */
const LINE_LENGTH = 22

/** Field of Send for the recipient's address or name, with a paste button and, below, the status of the recipient. */
export function RecipientField({ send, hasNames, isBusy, onChange, onEnter, onSwitch }: RecipientFieldProps) {
  const { t } = useMessages()
  const id = useId()
  const { state: pasting, paste, reset } = usePaste()
  const { recipientText, recipientStatus, recipientAddress, recipientProfileImageUrl } = send
  const isInvalid = recipientStatus === 'invalid'
  const pasteInto = async () => {
    const text = await paste()
    if (text !== undefined) onChange(text)
  }
  return (
    <div className="bl:flex bl:flex-col bl:gap-2">
      <div
        data-part="recipient-field"
        className={classNames(
          'bl:flex bl:flex-col bl:gap-1 bl:rounded-row bl:border bl:bg-surface bl:p-4 bl:transition-colors bl:duration-100',
          isInvalid ? 'bl:border-danger' : 'bl:border-border bl:has-[textarea:focus-visible]:border-ring',
        )}
      >
        <div className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-x-3">
          <label htmlFor={`${id}-recipient`} className="bl:text-14 bl:text-muted">
            {t('send.recipient')}
          </label>
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void pasteInto()}>
            {t('send.paste')}
          </Button>
        </div>
        <div className="bl:flex bl:items-center bl:gap-3">
          {recipientStatus === 'valid' && recipientAddress !== undefined && (
            <Avatar address={recipientAddress} src={recipientProfileImageUrl} className="bl:size-7" />
          )}
          {recipientStatus === 'resolving' && <Spinner className="bl:size-5 bl:text-muted" />}
          <textarea
            id={`${id}-recipient`}
            rows={Math.ceil(recipientText.length / LINE_LENGTH) || 1}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            dir={recipientText === '' ? undefined : 'ltr'}
            placeholder={t(hasNames ? 'send.recipient-hint' : 'send.recipient-hint-address')}
            value={recipientText}
            readOnly={isBusy}
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-status`}
            onChange={(event) => {
              reset()
              onChange(event.target.value.replace(LINE_BREAKS, ''))
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
              event.preventDefault()
              onEnter()
            }}
            className="bl:max-h-24 bl:min-w-0 bl:flex-1 bl:resize-none bl:py-1.5 bl:text-16 bl:field-sizing-content bl:wrap-anywhere bl:rtl:text-right bl:focus-visible:outline-none"
          />
        </div>
      </div>
      <div id={`${id}-status`} className="bl:flex bl:flex-col bl:gap-2 bl:empty:hidden">
        <RecipientStatus send={send} onRetry={() => onChange(recipientText)} onSwitch={onSwitch} />
        {pasting === 'denied' && <ErrorLine>{t('send.paste-blocked')}</ErrorLine>}
        {pasting === 'empty' && <ErrorLine>{t('send.paste-empty')}</ErrorLine>}
      </div>
    </div>
  )
}
