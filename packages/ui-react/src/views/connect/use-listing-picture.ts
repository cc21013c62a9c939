'use client'

import type { WalletListing } from '@bowline/kit-core'
import { usePicture } from '../../kit/use-picture.js'

/** The picture of a wallet as the explorer or the app lists it. Source: R-CONN-09. */
export function useListingPicture(wallet: WalletListing | undefined): string | undefined {
  return usePicture({ imageUrl: wallet?.image_url, imageId: wallet?.image_id, imageKind: 'wallet' })
}
