'use client'

import type { WalletListing } from '@bowline/kit-core'
import { memo } from 'react'
import { WalletTile } from '../../../components/wallet-tile.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useListingImage } from '../connect/use-listing-image.js'

/** `index` in the whole grid; `isDisabled` while the user has not agreed to the terms. */
export type WalletCellProps = {
  wallet: WalletListing
  index: number
  isDisabled: boolean
  onPick: (wallet: WalletListing) => void
}

/**
 * A wallet in the grid of AllWallets. Its icon loads when the grid renders the tile, which is when it comes near the screen.
 */
export const WalletCell = memo(function WalletCell({ wallet, index, isDisabled, onPick }: WalletCellProps) {
  const { t } = useMessages()
  const image = useListingImage(wallet)
  return (
    <WalletTile
      {...image}
      name={wallet.name}
      fallback={t('text.unknown-wallet')}
      lookalikeLabel={t('text.lookalike')}
      certified={wallet.badge_type === 'certified'}
      certifiedLabel={t('all-wallets.certified')}
      disabled={isDisabled}
      data-index={index}
      onClick={() => onPick(wallet)}
    />
  )
})
