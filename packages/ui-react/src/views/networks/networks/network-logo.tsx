'use client'

import type { Network } from '@bowline/kit-core'
import { NetworkImage, type NetworkImageProps } from '../../../components/network-image.js'
import { useIcon } from '../../../kit/use-icon.js'
import { useNetworkImage } from './use-network-image.js'

/** `network` is undefined for one that the app does not list. */
export type NetworkLogoProps = Pick<NetworkImageProps, 'size'> & { network: Network | undefined }

/** Icon of a network. A test network gets a badge, unless the app set the icon. */
export function NetworkLogo({ network, size }: NetworkLogoProps) {
  const image = useNetworkImage(network)
  const icon = useIcon(image.iconKeys)
  const isTest = image.src === undefined && (network?.testnet ?? icon?.isTest)
  return <NetworkImage {...image} name={network?.name ?? '?'} size={size} isTest={isTest} />
}
