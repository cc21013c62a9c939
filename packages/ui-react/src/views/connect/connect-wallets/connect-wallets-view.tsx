'use client'

import { useId } from 'react'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { LegalNote } from '../connect/legal-note.js'
import { WalletList } from '../connect/wallet-list.js'
import { useConnectWalletsView } from './use-connect-wallets-view.js'

/** The wallet list of Connect as its own view, for apps whose Connect shows a single button instead of the list. */
export function ConnectWalletsView() {
  const { t } = useMessages()
  const { wallets, legal } = useConnectWalletsView()
  const reasonId = useId()
  return (
    <FillHeightSection loadingText={wallets.isLoading ? t('connect.loading') : ''}>
      {legal.form === 'checkbox' && <LegalNote {...legal} />}
      <WalletList {...wallets} isDisabled={!legal.isAgreed} reasonId={reasonId} />
      {legal.form === 'text' && <LegalNote {...legal} />}
    </FillHeightSection>
  )
}
