'use client'

import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { ListEnd } from '../../shared/list/list-end.js'
import { ListFailed } from '../../shared/list/list-failed.js'
import { NFT_COLUMNS, NFT_LINE_CLASS, NftGrid } from './nft-grid.js'
import { NftTileSkeleton } from './nft-tile.js'
import { useNftList } from './use-nft-list.js'

/** Tab of Account with the NFTs found in the account's history. Further pages of the history load only on a press. */
export function NftList() {
  const { t } = useMessages()
  const { content, nfts, isIncomplete, end, openKey, toggle, getDetails } = useNftList()
  const isEnd = content === 'list' && end.state === 'all'
  const all = isIncomplete ? t('activity.incomplete-end') : t('nfts.end')
  const status = content === 'loading' ? t('nfts.loading') : isEnd ? all : ''
  return (
    <>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {content === 'loading' && (
        <div aria-busy="true" className={`bl:-mx-1 ${NFT_LINE_CLASS}`}>
          {Array.from({ length: 2 * NFT_COLUMNS }, (_, at) => at).map((at) => (
            <NftTileSkeleton key={at} />
          ))}
        </div>
      )}
      {content === 'empty' && <StatusPlaceholder icon="grid" title={t('nfts.empty')} hint={t('nfts.empty-hint')} />}
      {content === 'failed' && (
        <ListFailed
          title={t('nfts.failed')}
          hint={t('nfts.failed-hint')}
          retryLabel={t('nfts.try-again')}
          onRetry={end.onMore}
        />
      )}
      {content === 'list' && (
        <>
          <NftGrid nfts={nfts} openKey={openKey} onToggle={toggle} getDetails={getDetails} />
          <ListEnd
            {...end}
            isAutomatic={false}
            texts={{
              more: t('nfts.more'),
              failed: t('nfts.more-failed'),
              retry: t('nfts.try-again'),
              all,
            }}
          />
        </>
      )}
    </>
  )
}
