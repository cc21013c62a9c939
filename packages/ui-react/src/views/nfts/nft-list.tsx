'use client'

import type { ActivityNft } from '@bowline/kit-core'
import { EmptyState } from '../../components/empty-state.js'
import { RowSkeleton } from '../../components/skeleton.js'
import { VisuallyHidden } from '../../components/visually-hidden.js'
import { useMessages } from '../../kit/use-messages.js'
import { ListEnd } from '../list/list-end.js'
import { ListFailed } from '../list/list-failed.js'
import { VirtualList } from '../list/virtual-list.js'
import { NftRow } from './nft-row.js'
import { useNftList } from './use-nft-list.js'

/** Placeholders before the first page. */
const FIRST_PLACEHOLDERS = 4

/** Height of a row before it has been measured. */
const ROW_HEIGHT = 64

/** NFTs that the history of the account in use shows. */
export function NftList() {
  const { t } = useMessages()
  const { content, nfts, isIncomplete, end, openKey, toggle, factsOf } = useNftList()
  const isEnd = content === 'list' && end.state === 'all'
  const all = isIncomplete ? t('activity.incomplete-end') : t('nfts.end')
  const told = content === 'loading' ? t('nfts.loading') : isEnd ? all : ''
  const render = (nft: ActivityNft, index: number, stop: number | undefined) => (
    <NftRow
      {...factsOf(nft)}
      nft={nft}
      index={index}
      isStop={index === stop}
      isOpen={nft.key === openKey}
      onToggle={toggle}
    />
  )
  return (
    <>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {content === 'loading' && (
        <div aria-busy="true" className="bl:flex bl:flex-col bl:gap-2">
          {Array.from({ length: FIRST_PLACEHOLDERS }, (_, at) => at).map((at) => (
            <RowSkeleton key={at} hint />
          ))}
        </div>
      )}
      {content === 'empty' && <EmptyState icon="grid" title={t('nfts.empty')} hint={t('nfts.empty-hint')} />}
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
              words={{
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
