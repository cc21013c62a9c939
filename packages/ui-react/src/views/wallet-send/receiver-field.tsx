'use client'

import type { SendState } from '@bowline/kit-core'
import { useId } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import { Avatar } from '../../parts/avatar.js'
import { Button } from '../../parts/button.js'
import { classNames } from '../../parts/class-names.js'
import { ErrorLine } from '../../parts/error-line.js'
import { Spinner } from '../../parts/spinner.js'
import { usePaste } from '../../parts/use-paste.js'
import { ReceiverStatus } from './receiver-status.js'

/** `hasNames`: the network has names for addresses. `onEnter` is told of Enter, `onSwitch` leads to the network that the receiver is on. */
export type ReceiverFieldProps = {
  send: SendState
  hasNames: boolean
  isBusy: boolean
  onChange: (text: string) => void
  onEnter: () => void
  onSwitch: () => void
}

/** Who receives: an address or a name, typed or pasted, and who that turns out to be. */
export function ReceiverField({ send, hasNames, isBusy, onChange, onEnter, onSwitch }: ReceiverFieldProps) {
  const { t } = useMessages()
  const id = useId()
  const { state: pasting, paste, reset } = usePaste()
  const { receiverText, receiverStatus, receiverAddress, receiverProfileImageUrl } = send
  const isInvalid = receiverStatus === 'invalid'
  const pasteInto = async () => {
    const text = await paste()
    if (text !== undefined) onChange(text)
  }
  return (
    <div className="bl:flex bl:flex-col bl:gap-2">
      <div
        data-part="receiver-field"
        className={classNames(
          'bl:flex bl:flex-col bl:gap-1 bl:rounded-row bl:border bl:bg-surface bl:p-4 bl:transition-colors bl:duration-100',
          isInvalid ? 'bl:border-danger' : 'bl:border-border bl:has-[input:focus-visible]:border-ring',
        )}
      >
        <label htmlFor={`${id}-receiver`} className="bl:text-14 bl:text-muted">
          {t('send.receiver')}
        </label>
        <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-3 bl:gap-y-2">
          {receiverStatus === 'valid' && receiverAddress !== undefined && (
            <Avatar address={receiverAddress} src={receiverProfileImageUrl} className="bl:size-7" />
          )}
          {receiverStatus === 'resolving' && <Spinner className="bl:size-5 bl:text-muted" />}
          <input
            id={`${id}-receiver`}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            dir={receiverText === '' ? undefined : 'ltr'}
            placeholder={t(hasNames ? 'send.receiver-hint' : 'send.receiver-hint-address')}
            value={receiverText}
            readOnly={isBusy}
            aria-invalid={isInvalid || undefined}
            aria-describedby={`${id}-status`}
            onChange={(event) => {
              reset()
              onChange(event.target.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              onEnter()
            }}
            className="bl:min-h-9 bl:flex-[1_1_8em] bl:text-16 bl:rtl:text-right bl:focus-visible:outline-none"
          />
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => void pasteInto()}
            className="bl:ms-auto"
          >
            {t('send.paste')}
          </Button>
        </div>
      </div>
      <div id={`${id}-status`} className="bl:flex bl:flex-col bl:gap-2 bl:empty:hidden">
        <ReceiverStatus send={send} onRetry={() => onChange(receiverText)} onSwitch={onSwitch} />
        {pasting === 'refused' && <ErrorLine>{t('send.paste-refused')}</ErrorLine>}
        {pasting === 'empty' && <ErrorLine>{t('send.paste-empty')}</ErrorLine>}
      </div>
    </div>
  )
}
