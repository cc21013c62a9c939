'use client'

import type { SmartSessionStatus } from '@bowline/kit-core'
import { useRef } from 'react'
import { Button } from '../../../components/button.js'
import { Notice } from '../../../components/notice.js'
import { ScrollArea } from '../../../components/scroll-area.js'
import { RowSkeleton } from '../../../components/skeleton.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { Tabs } from '../../../components/tabs.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { formatMonth } from '../../activity/transactions/format-date.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ListFailed } from '../../shared/list/list-failed.js'
import { UnresponsiveWallet } from '../../shared/request/unresponsive-wallet.js'
import { SessionRow } from './session-row.js'
import { type RevocationResult, useSmartSessionListView } from './use-smart-session-list-view.js'

const STATUSES = ['active', 'expired', 'revoked'] as const satisfies readonly SmartSessionStatus[]

/** Tabs with the account's active, expired and revoked smart sessions, and the result of a revocation. */
export function SmartSessionListView() {
  const { t } = useMessages()
  const view = useSmartSessionListView()
  const tabs = useRef<HTMLDivElement>(null)
  const { content, tab, show, revocation, silentWallet, isIncomplete } = view
  return (
    <FillHeightSection loadingText={content === 'loading' ? t('smart-sessions.loading') : ''}>
      {content === 'unsupported' ? (
        <StatusPlaceholder icon="key" title={t('smart-sessions.unsupported')} />
      ) : (
        <ScrollArea className="bl:-mx-5 bl:px-5">
          <div ref={tabs}>
            {isIncomplete && content === 'list' && (
              <Notice tone="warning" className="bl:mb-4">
                {t('smart-sessions.incomplete')}
              </Notice>
            )}
            <div role="status">
              {revocation && <RevocationNotice revocation={revocation} />}
              {silentWallet !== undefined && (
                <Notice className="bl:mb-4">
                  <UnresponsiveWallet name={silentWallet} />
                </Notice>
              )}
            </div>
            <Tabs
              label={t('smart-sessions.tabs')}
              items={STATUSES.map((value) => ({
                value,
                label: t(`smart-sessions.${value}`),
                panel: <Panel view={view} onGone={() => focusTab(tabs.current)} />,
              }))}
              value={tab}
              onValueChange={show}
            />
          </div>
        </ScrollArea>
      )}
    </FillHeightSection>
  )
}

/** Moves focus to the tab after the row that had it was removed. */
function focusTab(tabs: HTMLElement | null): void {
  tabs?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
}

function RevocationNotice({ revocation }: { revocation: RevocationResult }) {
  const { t, messages } = useMessages()
  if (revocation.kind === 'done') {
    const app = <UntrustedText text={revocation.name} fallback={t('smart-sessions.unknown-app')} />
    return (
      <Notice tone="neutral" className="bl:mb-4">
        <RichMessage messages={messages} id="smart-sessions.done" values={{ app }} />
      </Notice>
    )
  }
  return (
    <Notice tone="warning" className="bl:mb-4">
      {revocation.kind === 'declined' ? (
        t('smart-sessions.declined')
      ) : (
        <>
          {revocation.kind !== 'unconfirmed' && revocation.text}
          {revocation.reason !== undefined && <bdi className="bl:block bl:text-muted">{revocation.reason}</bdi>}
          {revocation.kind !== 'wallet' && (
            <span className="bl:block bl:text-muted">{t(`smart-sessions.failed-${revocation.kind}`)}</span>
          )}
        </>
      )}
    </Notice>
  )
}

function Panel({ view, onGone }: { view: ReturnType<typeof useSmartSessionListView>; onGone: () => void }) {
  const { t, locale } = useMessages()
  const { content, tab, groups, isEmpty, more, nowMs, revoking, revoke, retry } = view
  if (content === 'loading') {
    return (
      <div className="bl:flex bl:flex-col bl:gap-2">
        <RowSkeleton hint />
        <RowSkeleton hint />
        <RowSkeleton hint />
      </div>
    )
  }
  if (content === 'failed') {
    return (
      <ListFailed
        title={t('smart-sessions.failed')}
        hint={t('smart-sessions.failed-hint')}
        retryLabel={t('modal.try-again')}
        onRetry={retry}
      />
    )
  }
  if (isEmpty) {
    const hint = tab === 'active' ? t('smart-sessions.active-empty-hint') : undefined
    return <StatusPlaceholder icon="key" title={t(`smart-sessions.${tab}-empty`)} {...(hint && { hint })} />
  }
  return (
    <div className="bl:flex bl:flex-col bl:gap-2">
      {groups.map(({ year, month, sessions }) => (
        <section key={`${year}/${month}`} className="bl:flex bl:flex-col bl:gap-2">
          <h2 className="bl:px-3 bl:pt-1 bl:text-14 bl:font-medium bl:text-subtle">
            {formatMonth(locale, year, month, new Date(nowMs))}
          </h2>
          {sessions.map((session) => (
            <SessionRow
              key={session.pci}
              session={session}
              status={tab}
              nowMs={nowMs}
              isRevoking={revoking === session.pci}
              isBusy={revoking !== undefined}
              onRevoke={async () => {
                if (await revoke(session)) onGone()
              }}
            />
          ))}
        </section>
      ))}
      {more && (
        <Button variant="secondary" onClick={more}>
          {t('smart-sessions.more')}
        </Button>
      )}
    </div>
  )
}
