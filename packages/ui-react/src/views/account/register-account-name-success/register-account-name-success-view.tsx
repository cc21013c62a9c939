'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useRegisterAccountNameSuccessView } from './use-register-account-name-success-view.js'

/** Confirms that the name was registered, with a button that opens Account. */
export function RegisterAccountNameSuccessView() {
  const { t } = useMessages()
  const { name, done } = useRegisterAccountNameSuccessView()
  return (
    <section className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-3">
      <span className="bl:flex bl:size-16 bl:items-center bl:justify-center bl:rounded-full bl:bg-success-tint bl:text-success">
        <Icon name="check" className="bl:size-8" />
      </span>
      <div role="status" className="bl:flex bl:max-w-full bl:flex-col bl:gap-1 bl:text-center">
        <h2 className="bl:text-20 bl:font-semibold">
          <UntrustedText text={name} max={MAX_NAME_LENGTH} className="bl:whitespace-normal bl:wrap-anywhere" />
        </h2>
        <p className="bl:text-14 bl:text-balance bl:text-muted">{t('name-registered.text')}</p>
      </div>
      <div data-part="footer">
        <Button data-autofocus="" onClick={done} className="bl:w-full">
          {t('name-registered.continue')}
        </Button>
      </div>
    </section>
  )
}

/** High enough to show the name in full, because the user sees it here for the first time. */
const MAX_NAME_LENGTH = 100
