'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { IconButton } from '../../../components/icon-button.js'
import { ScrollArea } from '../../../components/scroll-area.js'
import { SearchField } from '../../../components/search-field.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ListFailed } from '../../shared/list/list-failed.js'
import { LegalNote } from '../connect/legal-note.js'
import { CertifiedSwitch } from './certified-switch.js'
import { RetryRow } from './retry-row.js'
import { useAllWalletsView } from './use-all-wallets-view.js'
import { WalletGrid, WalletPlaceholders } from './wallet-grid.js'

/** Number of placeholders before the first page is loaded. */
const FIRST_PLACEHOLDERS = 16

/** Grid of all wallets in the explorer, with search and a filter for certified wallets. */
export function AllWalletsView() {
  const { t } = useMessages()
  const view = useAllWalletsView()
  const { text, isSearch, content, columns, wallets, legal, showQrCode } = view
  const found = isSearch || content === 'none' ? t('all-wallets.found', { count: wallets.length }) : ''
  const loading = t('all-wallets.loading')
  const status = { loading, grid: view.isSearching ? loading : found, none: found, failed: '' }[content]
  return (
    <>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <FillHeightSection ref={view.section} aria-busy={content === 'loading' || view.isSearching}>
        <div className="bl:flex bl:flex-col bl:gap-1">
          <div className="bl:flex bl:items-center bl:gap-2">
            <SearchField
              label={t('all-wallets.search')}
              clearLabel={t('all-wallets.search-clear')}
              value={text}
              onValueChange={view.setText}
              data-autofocus={view.isAutofocused ? '' : undefined}
              className="bl:flex-1"
            />
            {showQrCode !== undefined && (
              <IconButton
                label={t('all-wallets.qr-code')}
                icon={<Icon name="qr" className="bl:size-6" />}
                disabled={!legal.isAgreed}
                onClick={showQrCode}
              />
            )}
          </div>
          {view.hasBadges && <CertifiedSwitch isOn={view.isCertifiedOnly} onChange={view.setCertifiedOnly} />}
        </div>
        {legal.form === 'checkbox' && <LegalNote {...legal} />}
        <ScrollArea
          key={view.listKey}
          tabIndex={-1}
          className="bl:-mx-2 bl:h-[430px] bl:min-h-[190px] bl:scroll-py-6 bl:focus-visible:outline-none"
        >
          {content === 'loading' && <WalletPlaceholders columns={columns} count={FIRST_PLACEHOLDERS} />}
          {content === 'none' && <NoWallet isSearch={isSearch} onClear={view.clear} />}
          {content === 'failed' && (
            <ListFailed
              title={t('all-wallets.failed')}
              hint={t('all-wallets.failed-hint')}
              retryLabel={t('all-wallets.try-again')}
              onRetry={view.retry}
            />
          )}
          {content === 'grid' && (
            <WalletGrid
              wallets={wallets}
              columns={columns}
              remaining={view.remaining}
              isDisabled={!legal.isAgreed}
              onPick={view.pick}
              onReach={view.reach}
            />
          )}
        </ScrollArea>
        {view.showsTerms && <LegalNote {...legal} />}
        {view.hasFailed && content === 'grid' && <RetryRow isBusy={view.isRetrying} onRetry={view.retry} />}
      </FillHeightSection>
    </>
  )
}

function NoWallet({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  const { t } = useMessages()
  return (
    <StatusPlaceholder
      icon="search"
      title={t('all-wallets.none')}
      hint={isSearch ? t('all-wallets.none-hint') : t('all-wallets.none-certified-hint')}
      action={
        <Button variant="secondary" size="small" onClick={onClear}>
          {isSearch ? t('all-wallets.search-clear') : t('all-wallets.show-all')}
        </Button>
      }
    />
  )
}
