'use client'

import { requestClose } from '@bowline/kit-core/actions'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { useKit } from '../../../kit/use-kit.js'
import { useMessages } from '../../../kit/use-messages.js'

/** Says that the app's project has used up its quota of the kit's services; the only action is to close. */
export function UsageExceededView() {
  const kit = useKit()
  const { t } = useMessages()
  return (
    <section className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-5">
      <span className="bl:flex bl:size-12 bl:items-center bl:justify-center bl:rounded-full bl:bg-warning-tint bl:text-warning">
        <Icon name="warning" className="bl:size-6" />
      </span>
      <div
        tabIndex={-1}
        data-autofocus=""
        className="bl:flex bl:flex-col bl:items-center bl:gap-1 bl:px-3 bl:text-center bl:focus-visible:outline-none"
      >
        <h2 className="bl:text-16 bl:font-semibold bl:text-balance bl:wrap-anywhere">{t('usage-exceeded.heading')}</h2>
        <p className="bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">{t('usage-exceeded.text')}</p>
      </div>
      <div data-part="footer">
        <Button variant="secondary" className="bl:w-full" onClick={() => requestClose(kit)}>
          {t('usage-exceeded.close')}
        </Button>
      </div>
    </section>
  )
}
