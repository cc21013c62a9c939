'use client'

import { Fragment, useId } from 'react'
import { Divider } from '../../../components/divider.js'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { Slot } from '../../../components/slot.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { Branding } from './branding.js'
import { IconTile } from './icon-tile.js'
import { LegalNote } from './legal-note.js'
import { LoginSlot } from './login-slot.js'
import { useConnectView } from './use-connect-view.js'
import { WalletList } from './wallet-list.js'

/** View to connect, the modal's first without an account: wallets, logins, the app's terms, and help to get a wallet. */
export function ConnectView() {
  const { t } = useMessages()
  const { methods, wallets, openWallets, guide, legal, Logo, hasBranding } = useConnectView()
  const reasonId = useId()
  const isWaiting = methods.includes('wallet') && wallets.isLoading && openWallets === undefined
  return (
    <FillHeightSection loadingText={isWaiting ? t('connect.loading') : ''}>
      {Logo !== undefined && (
        <Slot>
          <Logo />
        </Slot>
      )}
      {legal.form === 'checkbox' && <LegalNote {...legal} />}
      {methods.map((method, at) => (
        <Fragment key={method}>
          {at > 0 && (method === 'wallet' || methods[at - 1] === 'wallet') && <Divider>{t('connect.or')}</Divider>}
          {method !== 'wallet' && <LoginSlot method={method} />}
          {method === 'wallet' && openWallets === undefined && (
            <WalletList {...wallets} isDisabled={!legal.isAgreed} reasonId={reasonId} />
          )}
          {method === 'wallet' && openWallets !== undefined && (
            <Row
              icon={<IconTile name="wallet" />}
              title={t('connect.continue-with-wallet')}
              trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
              disabled={!legal.isAgreed}
              onClick={openWallets}
            />
          )}
        </Fragment>
      ))}
      {legal.form === 'text' && <LegalNote {...legal} />}
      {guide !== undefined && (
        <button
          type="button"
          onClick={guide}
          disabled={!legal.isAgreed}
          aria-disabled={!legal.isAgreed || undefined}
          className="bl:min-h-11 bl:rounded-button bl:px-3 bl:text-14 bl:text-muted bl:transition-colors bl:duration-100 bl:enabled:hover:bg-surface bl:enabled:active:bg-surface-hover bl:disabled:opacity-45"
        >
          {t('connect.no-wallet')}{' '}
          <span className="bl:font-medium bl:text-accent-text">{t('connect.get-started')}</span>
        </button>
      )}
      {hasBranding && <Branding />}
    </FillHeightSection>
  )
}
