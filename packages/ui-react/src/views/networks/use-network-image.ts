'use client'

import type { Network } from '@bowline/kit-core'
import { type ResolvedImage, useResolvedImage } from '../../kit/use-resolved-image.js'

/** What is shown of a network: the app's picture, else its mark, else the explorer's. Source: R-VIEW-80. */
export function useNetworkPicture(network: Network | undefined): ResolvedImage {
  const { imageUrl, imageId } = network?.assets ?? {}
  const marks = network === undefined ? [] : [`network:${network.caipNetworkId}` as const]
  return useResolvedImage({ imageUrl, imageId, imageKind: 'asset', marks })
}
