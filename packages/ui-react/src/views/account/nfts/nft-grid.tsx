'use client'

import type { ActivityNft } from '@bowline/kit-core'
import { useId, useMemo } from 'react'
import { useMessages } from '../../../kit/use-messages.js'
import { useGridKeyboard } from '../../shared/list/use-grid-keyboard.js'
import { VirtualRows } from '../../shared/list/virtual-rows/virtual-rows.js'
import { NftDetails } from './nft-details.js'
import { NftTile } from './nft-tile.js'

/** Tiles per line: three of about 100 px in a card, and on a phone. */
export const NFT_COLUMNS = 3

/** Class of a line of tiles. */
export const NFT_LINE_CLASS = 'bl:grid bl:grid-cols-3 bl:gap-1'

/** Height of a line before it is measured, in px. */
const LINE_HEIGHT = 144

/** `getDetails` returns the name of an NFT's network and its explorer page; `openKey` is the key of the NFT with open details. */
export type NftGridProps = {
  nfts: readonly ActivityNft[]
  openKey: string | undefined
  onToggle: (key: string) => void
  getDetails: (nft: ActivityNft) => { readonly networkName: string; readonly href: string | undefined }
}

/** Virtualized grid of NFTs: one Tab stop, arrow keys between the tiles. */
export function NftGrid({ nfts, openKey, onToggle, getDetails }: NftGridProps) {
  const { t } = useMessages()
  const id = useId()
  const { list, kept, stop } = useGridKeyboard({ count: nfts.length, columns: NFT_COLUMNS })
  const lineCount = Math.ceil(nfts.length / NFT_COLUMNS)
  const lines = useMemo(() => Array.from({ length: lineCount }, (_, line) => `${line}`), [lineCount])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div {...list} role="group" aria-label={t('nfts.list')} className="bl:-mx-1">
      <VirtualRows as="div" rows={lines} keyOf={keyOf} guess={LINE_HEIGHT} kept={kept}>
        {(_, line) => {
          const first = line * NFT_COLUMNS
          const inLine = nfts.slice(first, first + NFT_COLUMNS)
          const open = inLine.find(({ key }) => key === openKey)
          return (
            <div className="bl:pb-1">
              <div className={NFT_LINE_CLASS}>
                {inLine.map((nft, column) => (
                  <NftTile
                    key={nft.key}
                    nft={nft}
                    networkName={getDetails(nft).networkName}
                    index={first + column}
                    isStop={first + column === stop}
                    detailsId={nft === open ? id : undefined}
                    onToggle={onToggle}
                  />
                ))}
              </div>
              {open !== undefined && <NftDetails id={id} nft={open} href={getDetails(open).href} />}
            </div>
          )
        }}
      </VirtualRows>
    </div>
  )
}

const keyOf = (line: string): string => line
