'use client'

import { useId } from 'react'
import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Notice } from '../../../components/notice.js'
import { useMessages } from '../../../kit/use-messages.js'
import { NameField } from './name-field.js'
import { NameStatusText } from './name-status.js'
import { useRegisterAccountNameView } from './use-register-account-name-view.js'

/** Form to choose and register a name, with suggestions. */
export function RegisterAccountNameView() {
  const { t } = useMessages()
  const view = useRegisterAccountNameView()
  const { text, name, status, suggestions, error, reason, isDeclined, isBusy, isCheckFailed, press } = view
  const statusId = useId()
  return (
    <section aria-busy={isBusy} className="bl:flex bl:flex-col bl:gap-3">
      <NameField
        value={text}
        onValueChange={view.change}
        onSubmit={() => press?.()}
        onPick={view.pick}
        options={suggestions}
        describedBy={statusId}
        isInvalid={status === 'too-short' || status === 'invalid'}
        isReadOnly={isBusy}
      >
        <div id={statusId} className="bl:flex bl:flex-col">
          {error === undefined ? (
            <NameStatusText status={status} name={name} />
          ) : (
            <ErrorLine>
              {error} {reason !== '' && <bdi>{reason}</bdi>}
            </ErrorLine>
          )}
        </div>
        {/* The element exists before its text, so that it is announced; while empty it takes no space. */}
        <div role="status" className="bl:empty:-mb-3">
          {isDeclined && <Notice>{t('register-name.declined')}</Notice>}
        </div>
      </NameField>
      <div data-part="footer">
        <Button loading={isBusy} disabled={press === undefined && !isBusy} onClick={press}>
          {isBusy ? t('register-name.registering') : isCheckFailed ? t('modal.try-again') : t('register-name.register')}
        </Button>
      </div>
    </section>
  )
}
