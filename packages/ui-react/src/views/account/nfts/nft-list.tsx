'use client'

import type { ActivityNft } from '@bowline/kit-core'
import { RowSkeleton } from '../../../components/skeleton.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { ListEnd } from '../../shared/list/list-end.js'
import { ListFailed } from '../../shared/list/list-failed.js'
import { VirtualList } from '../../shared/list/virtual-list.js'
import { NftRow } from './nft-row.js'
import { useNftList } from './use-nft-list.js'

/** Number of placeholders before the first page is loaded. */
const FIRST_PLACEHOLDERS = 4

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 64

/** Tab of Account with the NFTs found in the account's history. Further pages of the history load only on a press. */
export function NftList() {
  const { t } = useMessages()
  const { content, nfts, isIncomplete, end, openKey, toggle, getDetails } = useNftList()
  const isEnd = content === 'list' && end.state === 'all'
  const all = isIncomplete ? t('activity.incomplete-end') : t('nfts.end')
  const status = content === 'loading' ? t('nfts.loading') : isEnd ? all : ''
  const render = (nft: ActivityNft, index: number, stop: number | undefined) => (
    <NftRow
      {...getDetails(nft)}
      nft={nft}
      index={index}
      isStop={index === stop}
      isOpen={nft.key === openKey}
      onToggle={toggle}
    />
  )
  return (
    <>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {content === 'loading' && (
        <div aria-busy="true" className="bl:flex bl:flex-col bl:gap-2">
          {Array.from({ length: FIRST_PLACEHOLDERS }, (_, at) => at).map((at) => (
            <RowSkeleton key={at} hint />
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
        <VirtualList
          label={t('nfts.list')}
          rows={nfts}
          isStop={() => true}
          rowHeight={ROW_HEIGHT}
          isInline
          render={render}
          end={
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
          }
        />
      )}
    </>
  )
}
