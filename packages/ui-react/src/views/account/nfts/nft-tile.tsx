'use client'

import type { ActivityNft } from '@bowline/kit-core'
import { SafeImage } from '../../../components/safe-image.js'
import { Skeleton } from '../../../components/skeleton.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { NftName } from './nft-name.js'

/** `detailsId` is the id of the open details, undefined while they are closed; `index` is that in the whole grid. */
export type NftTileProps = {
  nft: ActivityNft
  networkName: string
  index: number
  isStop: boolean
  detailsId: string | undefined
  onToggle: (key: string) => void
}

const PICTURE_CLASS = 'bl:aspect-square bl:w-full bl:rounded-button'

/** An NFT in the grid: its picture above its name and network. A press opens its details below the line. */
export function NftTile({ nft, networkName, index, isStop, detailsId, onToggle }: NftTileProps) {
  const { t } = useMessages()
  return (
    <button
      type="button"
      aria-expanded={detailsId !== undefined}
      aria-controls={detailsId}
      tabIndex={isStop ? 0 : -1}
      data-index={index}
      data-part="nft"
      onClick={() => onToggle(nft.key)}
      className="bl:flex bl:min-w-0 bl:flex-col bl:gap-1 bl:rounded-row bl:p-1 bl:text-start bl:text-12 bl:transition-colors bl:duration-100 bl:hover:bg-surface-hover bl:focus-visible:-outline-offset-2 bl:active:bg-surface-active bl:aria-expanded:bg-surface-active"
    >
      <SafeImage src={nft.preview} name={nft.name} className={PICTURE_CLASS} />
      <span className="bl:flex bl:w-full bl:flex-col bl:px-1">
        <NftName nft={nft} className="bl:font-medium" />
        <UntrustedText text={networkName} fallback={t('text.unknown-network')} className="bl:text-subtle" />
      </span>
    </button>
  )
}

/** Placeholder for a tile that is loading. */
export function NftTileSkeleton() {
  return (
    <div aria-hidden="true" data-part="nft-skeleton" className="bl:flex bl:flex-col bl:gap-1 bl:p-1">
      <Skeleton className={PICTURE_CLASS} />
      <span className="bl:flex bl:h-8 bl:flex-col bl:justify-evenly bl:px-1">
        <Skeleton className="bl:h-3 bl:w-3/4 bl:rounded-small" />
        <Skeleton className="bl:h-3 bl:w-1/2 bl:rounded-small" />
      </span>
    </div>
  )
}
