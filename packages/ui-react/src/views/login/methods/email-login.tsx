'use client'

import { Icon } from '../../../components/icon.js'
import { Spinner } from '../../../components/spinner.js'
import { useMessages } from '../../../kit/use-messages.js'
import { EmailField } from './email-field.js'
import { useEmailForm } from './use-email-form.js'
import { UsedEmails } from './used-emails.js'

/** `reasonId` is the id of the text that says why the form is off; `isFirst`: the field gets focus when the view opens. */
export type EmailLoginProps = { isDisabled: boolean; reasonId: string; isFirst?: boolean }

/** Email login in Connect and Create: a field for the address, a button in it to submit, and addresses used before. */
export function EmailLogin({ isDisabled, reasonId, isFirst = false }: EmailLoginProps) {
  const { t } = useMessages()
  const form = useEmailForm()
  return (
    <div className="bl:flex bl:flex-col bl:gap-2">
      <EmailField
        value={form.value}
        onValueChange={form.change}
        onSubmit={form.submit}
        onFocus={form.enter}
        error={form.error}
        disabled={isDisabled}
        readOnly={form.isBusy}
        aria-describedby={isDisabled ? reasonId : undefined}
        data-autofocus={isFirst ? '' : undefined}
        trailing={
          form.canSubmit && (
            <button
              type="button"
              aria-label={t('login.continue-with-email')}
              aria-busy={form.isBusy || undefined}
              aria-disabled={isDisabled || form.isBusy || undefined}
              disabled={isDisabled}
              onClick={form.submit}
              className="bl:flex bl:size-10 bl:flex-none bl:items-center bl:justify-center bl:rounded-image bl:bg-accent bl:text-on-accent bl:transition-colors bl:duration-100 bl:not-aria-disabled:hover:bg-accent-hover bl:not-aria-disabled:active:bg-accent-active"
            >
              {form.isBusy ? <Spinner className="bl:size-4.5" /> : <Icon name="chevron-end" />}
            </button>
          )
        }
      />
      <UsedEmails
        emails={form.used}
        isDisabled={isDisabled || form.isBusy}
        onPick={form.change}
        onForget={form.forget}
      />
    </div>
  )
}
