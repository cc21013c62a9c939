'use client'

import type { SmartSession, SmartSessionStatus } from '@bowline/kit-core'
import { getSessionDateMs } from '@bowline/kit-core/internal'
import { useId, useState } from 'react'
import { classNames } from '../../../components/class-names.js'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { SafeImage } from '../../../components/safe-image.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatSessionDate } from '../smart-sessions/format-session-date.js'
import { LongSessionNotice } from '../smart-sessions/long-session-notice.js'
import { PermissionText } from '../smart-sessions/permission-text.js'
import { RevokeConfirmation } from './revoke-confirmation.js'

const DATE_TEXT = {
  active: 'smart-sessions.ends',
  expired: 'smart-sessions.ended',
  revoked: 'smart-sessions.revoked-on',
} as const

/** `isBusy` while any session is being revoked. */
export type SessionRowProps = {
  session: SmartSession
  status: SmartSessionStatus
  nowMs: number
  isRevoking: boolean
  isBusy: boolean
  onRevoke: () => void
}

/** A smart session: app and date; when expanded, its permissions and, while it is active, a button to revoke it. */
export function SessionRow({ session, status, nowMs, isRevoking, isBusy, onRevoke }: SessionRowProps) {
  const { t, locale } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const { project, permissions, expiresAtMs } = session
  const name = (
    <UntrustedText
      text={project.name}
      fallback={t('smart-sessions.unknown-app')}
      lookalikeLabel={t('text.lookalike')}
    />
  )
  return (
    <div data-part="session" className="bl:rounded-row bl:bg-surface">
      <Row
        icon={<SafeImage src={project.iconUrl} name={project.name} />}
        title={name}
        hint={t(DATE_TEXT[status], { date: formatSessionDate(locale, getSessionDateMs(session)) })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
        trailing={
          <Icon name="chevron-down" className={classNames('bl:size-5 bl:text-subtle', isOpen && 'bl:rotate-180')} />
        }
      />
      {isOpen && (
        <div id={panel} className="bl:flex bl:flex-col bl:gap-3 bl:px-4 bl:pt-2 bl:pb-4">
          <PermissionText permissions={permissions} />
          <Site url={project.url} />
          {status === 'active' && <LongSessionNotice expiresAtMs={expiresAtMs} nowMs={nowMs} />}
          {status === 'active' && (
            <RevokeConfirmation app={name} isRevoking={isRevoking} isBusy={isBusy} onRevoke={onRevoke} />
          )}
        </div>
      )}
    </div>
  )
}

function Site({ url }: { url: string | undefined }) {
  const { t } = useMessages()
  const host = url !== undefined && URL.canParse(url) ? new URL(url).host : ''
  if (host === '') return null
  return (
    <p className="bl:flex bl:flex-wrap bl:gap-x-2 bl:text-12 bl:text-subtle">
      <span>{t('smart-sessions.site')}</span>
      <UntrustedText text={host} max={60} lookalikeLabel={t('text.lookalike')} className="bl:text-muted" />
    </p>
  )
}
