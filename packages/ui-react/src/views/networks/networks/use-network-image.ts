'use client'

import type { Network } from '@bowline/kit-core'
import { type ResolvedImage, useResolvedImage } from '../../../kit/use-resolved-image.js'

/** Sources of a network's icon: the app's image, else the kit's icon, else the explorer's image. Source: R-VIEW-80. */
export function useNetworkImage(network: Network | undefined): ResolvedImage {
  const { imageUrl, imageId } = network?.assets ?? {}
  const iconKeys = network === undefined ? [] : [`network:${network.caipNetworkId}` as const]
  return useResolvedImage({ imageUrl, imageId, imageKind: 'asset', iconKeys })
}
