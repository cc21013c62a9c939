'use client'

import { Button } from '../../../components/button.js'
import { useMessages } from '../../../kit/use-messages.js'
import { EmailField } from '../methods/email-field.js'
import { useEmailForm } from '../methods/use-email-form.js'
import { UsedEmails } from '../methods/used-emails.js'

/** Form for the email address of a login, opened from EmailVerifyDevice to use another address. */
export function EmailLoginView() {
  const { t } = useMessages()
  const form = useEmailForm()
  return (
    <section aria-busy={form.isBusy} className="bl:flex bl:flex-col bl:gap-4">
      <div className="bl:flex bl:flex-col bl:gap-2">
        <EmailField
          data-autofocus=""
          value={form.value}
          onValueChange={form.change}
          onSubmit={form.submit}
          onFocus={form.enter}
          error={form.error}
          readOnly={form.isBusy}
        />
        <UsedEmails emails={form.used} isDisabled={form.isBusy} onPick={form.change} onForget={form.forget} />
      </div>
      <div data-part="footer">
        <Button loading={form.isBusy} disabled={!form.canSubmit} onClick={form.submit}>
          {form.isBusy ? t('login.submitting') : t('login.continue')}
        </Button>
      </div>
    </section>
  )
}
