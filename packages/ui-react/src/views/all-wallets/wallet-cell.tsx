'use client'

import type { WalletListing } from '@bowline/kit-core'
import { memo } from 'react'
import { WalletTile } from '../../components/wallet-tile.js'
import { useMessages } from '../../kit/use-messages.js'
import { useListingPicture } from '../connect/use-listing-image.js'

/** `index` in the whole grid; `isOff` while the terms have not been agreed to. */
export type WalletCellProps = {
  wallet: WalletListing
  index: number
  isOff: boolean
  onPick: (wallet: WalletListing) => void
}

/** A wallet of the grid. Its picture is asked for when the tile comes near the screen, for then it is in the page. */
export const WalletCell = memo(function WalletCell({ wallet, index, isOff, onPick }: WalletCellProps) {
  const { t } = useMessages()
  const picture = useListingPicture(wallet)
  return (
    <WalletTile
      {...picture}
      name={wallet.name}
      fallback={t('text.unknown-wallet')}
      lookalikeLabel={t('text.lookalike')}
      certified={wallet.badge_type === 'certified'}
      certifiedLabel={t('all-wallets.certified')}
      disabled={isOff}
      data-index={index}
      onClick={() => onPick(wallet)}
    />
  )
})
