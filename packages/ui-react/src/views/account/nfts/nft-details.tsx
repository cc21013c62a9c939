'use client'

import type { ActivityNft } from '@bowline/kit-core'
import { parseMinedAt } from '@bowline/kit-core/internal'
import { ExternalLink } from '../../../components/external-link.js'
import { SafeImage } from '../../../components/safe-image.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatDay } from '../../activity/transactions/format-date.js'
import { NftName } from './nft-name.js'

/** `href` is the explorer page of the last transaction that moved the NFT. */
export type NftDetailsProps = { id: string; nft: ActivityNft; href: string | undefined }

const DIRECTION_TEXT = { in: 'nfts.received', out: 'nfts.sent', self: 'nfts.moved' } as const

/** Details of an NFT, below its line of the grid: a large picture, the name, when it was moved, and the explorer. */
export function NftDetails({ id, nft, href }: NftDetailsProps) {
  const { t, locale } = useMessages()
  const date = parseMinedAt(nft.transaction.metadata.minedAt)
  return (
    <div id={id} className="bl:my-1 bl:flex bl:flex-col bl:gap-3 bl:rounded-row bl:bg-surface bl:p-3 bl:text-14">
      <SafeImage
        src={nft.detail ?? nft.preview}
        name={nft.name}
        className="bl:aspect-square bl:w-full bl:rounded-button"
      />
      <NftName nft={nft} className="bl:text-16 bl:font-medium" />
      <span className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2 bl:text-muted">
        {date !== undefined && <span>{t(DIRECTION_TEXT[nft.direction], { day: formatDay(locale, date) })}</span>}
        {href !== undefined && <ExternalLink href={href}>{t('nfts.explorer')}</ExternalLink>}
      </span>
    </div>
  )
}
