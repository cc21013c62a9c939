'use client'

import type { WalletListing } from '@bowline/kit-core'
import { useKit } from '../../../kit/use-kit.js'
import { type ResolvedImage, useResolvedImage } from '../../../kit/use-resolved-image.js'
import { getWalletIconKeys } from '../../../kit/wallet-icon-keys.js'

/** Sources of the icon of a wallet listing, from the explorer's directory or the app's custom wallets. Source: R-VIEW-82. */
export function useListingImage(wallet: WalletListing | undefined): ResolvedImage {
  const { connectorImages } = useKit().config
  const { id = '', rdns = '', image_url, image_id: imageId } = wallet ?? {}
  const imageUrl = connectorImages[id] ?? connectorImages[rdns] ?? image_url
  return useResolvedImage({ imageUrl, imageId, imageKind: 'wallet', iconKeys: getWalletIconKeys(id, rdns) })
}
