'use client'

import { useId } from 'react'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { useMessages } from '../../../kit/use-messages.js'
import { IconTile } from '../../connect/connect/icon-tile.js'
import { LegalNote } from '../../connect/connect/legal-note.js'
import { EmailLogin } from '../methods/email-login.js'
import { SocialRow } from '../methods/social-row.js'
import { useCreateView } from './use-create-view.js'

/** For users without a wallet: creates an embedded wallet by email or social login, or opens GetWallet to install another. */
export function CreateView() {
  const { t } = useMessages()
  const { hasEmail, hasSocial, socials, pick, more, legal, getWallet } = useCreateView()
  const reasonId = useId()
  const isDisabled = !legal.isAgreed
  const hasLogin = hasEmail || hasSocial
  return (
    <section className="bl:flex bl:flex-col bl:gap-4">
      {hasLogin ? (
        <p className="bl:px-2 bl:text-center bl:text-14 bl:text-balance bl:text-muted">{t('create.text')}</p>
      ) : (
        <StatusPlaceholder
          icon="wallet"
          title={t('create.none')}
          hint={getWallet === undefined ? undefined : t('create.none-hint')}
        />
      )}
      {hasLogin && legal.form === 'checkbox' && <LegalNote {...legal} />}
      {hasEmail && <EmailLogin isDisabled={isDisabled} reasonId={reasonId} isFirst />}
      {hasSocial && (
        <SocialRow
          socials={socials}
          isFirstLarge={!hasEmail}
          isDisabled={isDisabled}
          reasonId={reasonId}
          onPick={pick}
          onMore={more}
        />
      )}
      {hasLogin && legal.form === 'text' && <LegalNote {...legal} />}
      <span id={reasonId} hidden>
        {t('connect.terms-required')}
      </span>
      {getWallet !== undefined && (
        <Row
          icon={<IconTile name="wallet" />}
          title={t('create.get-wallet')}
          trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
          disabled={hasLogin && isDisabled}
          onClick={getWallet}
        />
      )}
    </section>
  )
}
