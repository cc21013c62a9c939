'use client'

import type { Network } from '@bowline/kit-core'
import { type ShownPicture, usePicture } from '../../kit/use-picture.js'

/** What is shown of a network: the app's picture, else its mark, else the explorer's. Source: R-VIEW-80. */
export function useNetworkPicture(network: Network | undefined): ShownPicture {
  const { imageUrl, imageId } = network?.assets ?? {}
  const marks = network === undefined ? [] : [`network:${network.caipNetworkId}` as const]
  return usePicture({ imageUrl, imageId, imageKind: 'asset', marks })
}
