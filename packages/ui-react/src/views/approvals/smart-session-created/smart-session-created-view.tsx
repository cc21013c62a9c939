'use client'

import { type KitState, selectSmartSessions } from '@bowline/kit-core'
import { close, push } from '@bowline/kit-core/actions'
import { useState } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { Spinner } from '../../../components/spinner.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatSessionDate } from '../smart-sessions/format-session-date.js'
import { LongSessionNotice } from '../smart-sessions/long-session-notice.js'
import { PermissionText } from '../smart-sessions/permission-text.js'

const selectGranted = (state: KitState) => selectSmartSessions(state).granted

/** The permissions that the user has just granted an app; a spinner until the service activated them. */
export function SmartSessionCreatedView() {
  const kit = useKit()
  const { t, locale } = useMessages()
  const granted = useKitState(selectGranted)
  const [nowMs] = useState(() => Date.now())
  if (!granted) {
    return (
      <section className="bl:flex bl:flex-col bl:items-center bl:gap-3 bl:py-10">
        <Spinner className="bl:size-8 bl:text-muted" />
        <p role="status" className="bl:text-14 bl:text-muted">
          {t('smart-session-created.activating')}
        </p>
      </section>
    )
  }
  const date = formatSessionDate(locale, granted.expiresAtMs)
  return (
    <section className="bl:flex bl:flex-col bl:gap-5 bl:pt-3">
      <div className="bl:flex bl:flex-col bl:items-center bl:gap-3 bl:text-center">
        <span
          data-state="success"
          className="bl:flex bl:size-12 bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover bl:text-success"
        >
          <Icon name="success" className="bl:size-6" />
        </span>
        <div role="status" className="bl:flex bl:flex-col bl:gap-1">
          <h2 className="bl:text-16 bl:font-semibold">{t('smart-session-created.done')}</h2>
          <p className="bl:text-14 bl:text-balance bl:text-muted">{t('smart-session-created.hint')}</p>
        </div>
      </div>
      <div className="bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-surface bl:p-4">
        <PermissionText permissions={granted.permissions} />
        <p className="bl:text-14">{t('smart-session-created.ends', { date })}</p>
        <LongSessionNotice expiresAtMs={granted.expiresAtMs} nowMs={nowMs} />
      </div>
      <div data-part="footer">
        <Button data-autofocus="" onClick={() => close(kit)}>
          {t('smart-session-created.close')}
        </Button>
        <Button variant="quiet" onClick={() => push(kit, { view: 'SmartSessionList' })}>
          {t('smart-session-created.list')}
        </Button>
      </div>
    </section>
  )
}
