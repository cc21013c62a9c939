'use client'

import type { Network } from '@bowline/kit-core'
import { usePicture } from '../../kit/use-picture.js'
import { NetworkImage, type NetworkImageProps } from '../../parts/network-image.js'

/** `network` as the app lists it; undefined for one it does not list. */
export type NetworkPictureProps = Pick<NetworkImageProps, 'size'> & { network: Network | undefined }

/** A network's picture: its own, else the explorer's. Source: R-MODAL-09. */
export function NetworkPicture({ network, size }: NetworkPictureProps) {
  const { imageUrl, imageId } = network?.assets ?? {}
  const src = usePicture({ imageUrl, imageId, imageKind: 'asset' })
  return <NetworkImage src={src} name={network?.name ?? '?'} size={size} />
}
