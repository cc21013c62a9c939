'use client'

import { Button } from '../../../components/button.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useChooseAccountNameView } from './use-choose-account-name-view.js'

/** Explains account names, with a button that opens RegisterAccountName. */
export function ChooseAccountNameView() {
  const { t } = useMessages()
  const { start } = useChooseAccountNameView()
  return (
    <section className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-3">
      <span
        aria-hidden="true"
        className="bl:flex bl:size-16 bl:items-center bl:justify-center bl:rounded-full bl:bg-accent-tint bl:text-24 bl:font-semibold bl:text-accent-text"
      >
        @
      </span>
      <div className="bl:flex bl:flex-col bl:gap-1 bl:text-center">
        <h2 className="bl:text-16 bl:font-semibold bl:text-balance">{t('choose-name.heading')}</h2>
        <p className="bl:text-14 bl:text-balance bl:text-muted">{t('choose-name.text')}</p>
      </div>
      <div data-part="footer">
        <Button data-autofocus="" onClick={start} className="bl:w-full">
          {t('choose-name.start')}
        </Button>
      </div>
    </section>
  )
}
