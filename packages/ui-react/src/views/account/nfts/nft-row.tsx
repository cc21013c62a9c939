'use client'

import type { ActivityNft } from '@bowline/kit-core'
import { parseMinedAt } from '@bowline/kit-core/internal'
import { useId } from 'react'
import { classNames } from '../../../components/class-names.js'
import { ExternalLink } from '../../../components/external-link.js'
import { Icon } from '../../../components/icon.js'
import { SafeImage } from '../../../components/safe-image.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { formatDay } from '../../activity/transactions/format-date.js'

/** `href` is the explorer page of the last transaction that moved the NFT. */
export type NftRowProps = {
  nft: ActivityNft
  networkName: string
  href: string | undefined
  index: number
  isStop: boolean
  isOpen: boolean
  onToggle: (key: string) => void
}

const DIRECTION_TEXT = { in: 'nfts.received', out: 'nfts.sent', self: 'nfts.moved' } as const

/** An NFT. A press opens its details below the row. */
export function NftRow({ nft, networkName, href, index, isStop, isOpen, onToggle }: NftRowProps) {
  const { t, locale } = useMessages()
  const detailsId = useId()
  const date = parseMinedAt(nft.transaction.metadata.minedAt)
  return (
    <div className="bl:pb-2">
      <div className="bl:rounded-row bl:bg-surface">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          tabIndex={isStop ? 0 : -1}
          data-index={index}
          data-part="nft"
          onClick={() => onToggle(nft.key)}
          className="bl:flex bl:min-h-14 bl:w-full bl:items-center bl:gap-3 bl:rounded-row bl:px-3 bl:py-2 bl:text-start bl:transition-colors bl:duration-100 bl:hover:bg-surface-hover bl:focus-visible:-outline-offset-2 bl:active:bg-surface-active"
        >
          <SafeImage src={nft.preview} name={nft.name} />
          <span className="bl:flex bl:min-w-0 bl:flex-1 bl:flex-col bl:gap-0.5">
            <NftName nft={nft} className="bl:text-16 bl:font-medium" />
            <UntrustedText
              text={networkName}
              fallback={t('text.unknown-network')}
              className="bl:text-12 bl:text-subtle"
            />
          </span>
          <Icon
            name="chevron-down"
            className={classNames('bl:size-5 bl:flex-none bl:text-subtle', isOpen && 'bl:rotate-180')}
          />
        </button>
        {isOpen && (
          <div id={detailsId} className="bl:flex bl:flex-col bl:gap-3 bl:px-3 bl:pt-1 bl:pb-3 bl:text-14">
            <SafeImage
              src={nft.detail ?? nft.preview}
              name={nft.name}
              className="bl:aspect-square bl:w-full bl:rounded-row"
            />
            <NftName nft={nft} className="bl:font-medium" />
            <span className="bl:flex bl:flex-wrap bl:items-center bl:justify-between bl:gap-2 bl:text-muted">
              {date !== undefined && <span>{t(DIRECTION_TEXT[nft.direction], { day: formatDay(locale, date) })}</span>}
              {href !== undefined && <ExternalLink href={href}>{t('nfts.explorer')}</ExternalLink>}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}

function NftName({ nft, className }: { nft: ActivityNft; className: string }) {
  const { t } = useMessages()
  return (
    <UntrustedText
      text={nft.name}
      fallback={t('nfts.unnamed')}
      lookalikeLabel={t('text.lookalike')}
      className={className}
    />
  )
}
