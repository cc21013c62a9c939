'use client'

import type { Network } from '@bowline/kit-core'
import { NetworkImage, type NetworkImageProps } from '../../components/network-image.js'
import { useIcon } from '../../kit/use-icon.js'
import { useNetworkPicture } from './use-network-image.js'

/** `network` as the app lists it; undefined for one it does not list. */
export type NetworkPictureProps = Pick<NetworkImageProps, 'size'> & { network: Network | undefined }

/** A network's picture; one for tests has a badge on it unless the app drew it. */
export function NetworkPicture({ network, size }: NetworkPictureProps) {
  const picture = useNetworkPicture(network)
  const mark = useIcon(picture.marks)
  const isTest = picture.src === undefined && (network?.testnet ?? mark?.isTest)
  return <NetworkImage {...picture} name={network?.name ?? '?'} size={size} isTest={isTest} />
}
