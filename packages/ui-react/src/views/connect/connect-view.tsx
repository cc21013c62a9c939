'use client'

import { useId } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import { EmptyState } from '../../parts/empty-state.js'
import { HiddenWords } from '../../parts/hidden-words.js'
import { RowSkeleton } from '../../parts/skeleton.js'
import { FittedSection } from '../list/fitted-section.js'
import { ScrollList } from '../list/scroll-list.js'
import { Branding } from './branding.js'
import { ConnectRow } from './connect-row.js'
import { LegalNote } from './legal-note.js'
import { useConnectView } from './use-connect-view.js'

/** The ways to connect. */
export function ConnectView() {
  const { t } = useMessages()
  const { list, wallets, guide, legal, Logo, hasBranding } = useConnectView()
  const why = useId()
  return (
    <FittedSection aria-busy={list === 'looking'}>
      {Logo !== undefined && <Logo />}
      {list === 'off' && <EmptyState icon="wallet" title={t('connect.empty')} />}
      {list === 'none' && (
        <EmptyState icon="wallet" title={t('connect.none-found')} hint={t('connect.none-found-hint')} />
      )}
      {list === 'looking' && (
        <div className="bl:flex bl:flex-col bl:gap-2">
          <HiddenWords role="status">{t('connect.loading')}</HiddenWords>
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {list === 'wallets' && (
        <ScrollList label={t('connect.wallets')} aria-describedby={legal.isAgreed ? undefined : why}>
          {wallets.map((wallet) => (
            <li key={wallet.key}>
              <ConnectRow wallet={wallet} isOff={!legal.isAgreed} />
            </li>
          ))}
        </ScrollList>
      )}
      {!legal.isAgreed && <HiddenWords id={why}>{t('connect.legal-first')}</HiddenWords>}
      <LegalNote {...legal} />
      {guide !== undefined && (
        <button
          type="button"
          onClick={guide}
          className="bl:min-h-11 bl:rounded-button bl:px-3 bl:text-14 bl:text-muted bl:transition-colors bl:duration-100 bl:hover:bg-surface bl:active:bg-surface-hover"
        >
          {t('connect.no-wallet')}{' '}
          <span className="bl:font-medium bl:text-accent-text">{t('connect.get-started')}</span>
        </button>
      )}
      {hasBranding && <Branding />}
    </FittedSection>
  )
}
