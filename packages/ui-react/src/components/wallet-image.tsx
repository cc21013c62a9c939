import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { RequestRing, type RequestRingState } from './request-ring.js'
import { SafeImage, type SafeImageProps } from './safe-image.js'

/** `small` in a row, `medium` in a tile, `large` in a connecting view. */
export type WalletImageSize = 'small' | 'medium' | 'large'

/** State of a request to the wallet; `rest` when there is none. */
export type WalletImageState = 'rest' | RequestRingState

/** `dataOnly` is for a wallet that announced itself: its icon must not cause a request. */
export type WalletImageProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> &
  Pick<SafeImageProps, 'src' | 'iconKeys' | 'fallbackSrc' | 'name'> & {
    dataOnly?: boolean
    size?: WalletImageSize
    state?: WalletImageState
  }

const SIZE: Record<WalletImageSize, string> = {
  small: 'bl:size-10 bl:rounded-image',
  medium: 'bl:size-14 bl:rounded-button',
  large: 'bl:size-19 bl:rounded-row',
}

/** Icon of a wallet or exchange; when `state` is not `rest`, with a ring for the state of connecting or paying. */
export function WalletImage({
  src,
  iconKeys,
  fallbackSrc,
  name,
  dataOnly = false,
  size = 'small',
  state = 'rest',
  className,
  ...rest
}: WalletImageProps) {
  const image = { src, iconKeys, fallbackSrc, name, dataOnly }
  if (state === 'rest') return <SafeImage {...rest} {...image} className={classNames(SIZE[size], className)} />
  return (
    <RequestRing {...rest} data-part="wallet-image" state={state} shape="square" className={className}>
      <SafeImage {...image} className={SIZE[size]} />
    </RequestRing>
  )
}
