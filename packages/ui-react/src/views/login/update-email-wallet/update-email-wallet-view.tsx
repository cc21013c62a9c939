'use client'

import { Button } from '../../../components/button.js'
import { useMessages } from '../../../kit/use-messages.js'
import { EmailField } from '../methods/email-field.js'
import { useUpdateEmailWalletView } from './use-update-email-wallet-view.js'

/** Form to change the email address of the embedded wallet. */
export function UpdateEmailWalletView() {
  const { t } = useMessages()
  const { value, change, error, isBusy, canSave, save, cancel } = useUpdateEmailWalletView()
  return (
    <section aria-busy={isBusy} className="bl:flex bl:flex-col bl:gap-4">
      <EmailField
        data-autofocus=""
        value={value}
        onValueChange={change}
        onSubmit={save}
        onFocus={(event) => event.target.select()}
        error={error}
        readOnly={isBusy}
      />
      <div data-part="footer">
        <div className="bl:grid bl:grid-cols-2 bl:gap-2">
          <Button variant="secondary" onClick={cancel}>
            {t('update-email.cancel')}
          </Button>
          <Button loading={isBusy} disabled={!canSave} onClick={save}>
            {t('update-email.save')}
          </Button>
        </div>
      </div>
    </section>
  )
}
