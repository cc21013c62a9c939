'use client'

import type { WalletListing } from '@bowline/kit-core'
import { useRef } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { RowSkeleton } from '../../../components/skeleton.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { WalletImage } from '../../../components/wallet-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ListFailed } from '../../shared/list/list-failed.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import { useListingImage } from '../connect/use-listing-image.js'
import { useGetWalletView } from './use-get-wallet-view.js'

const focusOnMount = (node: HTMLElement | null) => node?.focus()

/** List of wallets to install, for users without one, with links to their homepages; a button opens AllWallets. */
export function GetWalletView() {
  const { t } = useMessages()
  const { list, wallets, retry, explore } = useGetWalletView()
  const section = useRef<HTMLElement>(null)
  const tryAgain = () => {
    section.current?.focus()
    retry()
  }
  return (
    <FillHeightSection
      ref={section}
      tabIndex={-1}
      aria-label={t('get-wallet.title')}
      loadingText={list === 'loading' ? t('get-wallet.loading') : ''}
      className="bl:focus-visible:outline-none"
    >
      {list === 'loading' && (
        <div className="bl:flex bl:flex-col bl:gap-2">
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {list === 'failed' && (
        <ListFailed
          ref={focusOnMount}
          title={t('get-wallet.failed')}
          hint={t('get-wallet.failed-hint')}
          retryLabel={t('get-wallet.try-again')}
          onRetry={tryAgain}
        />
      )}
      {list === 'none' && <StatusPlaceholder icon="wallet" title={t('get-wallet.none')} />}
      {list === 'wallets' && (
        <ScrollList label={t('get-wallet.list')}>
          {wallets.map(({ wallet, href }) => (
            <li key={wallet.id}>
              <WalletLink wallet={wallet} href={href} />
            </li>
          ))}
        </ScrollList>
      )}
      {explore !== undefined && (
        <div data-part="footer">
          <Button variant="secondary" onClick={explore}>
            {t('get-wallet.explore')}
          </Button>
        </div>
      )}
    </FillHeightSection>
  )
}

type WalletLinkProps = { wallet: WalletListing; href: string }

function WalletLink({ wallet, href }: WalletLinkProps) {
  const { t } = useMessages()
  const image = useListingImage(wallet)
  return (
    <Row
      href={href}
      icon={<WalletImage {...image} name={wallet.name} />}
      title={
        <UntrustedText text={wallet.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
      }
      trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
    />
  )
}
