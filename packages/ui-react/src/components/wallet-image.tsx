import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { RequestRing, type RequestRingState } from './request-ring.js'
import { SafeImage, type SafeImageProps } from './safe-image.js'

/** In a row, in a tile, and alone in the middle of a connecting view. */
export type WalletImageSize = 'small' | 'medium' | 'large'

/** What is going on with it: nothing, or a request. */
export type WalletImageState = 'rest' | RequestRingState

/** `dataOnly` is for a wallet that announced itself: its picture may cause no request. */
export type WalletImageProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> &
  Pick<SafeImageProps, 'src' | 'marks' | 'otherwise' | 'name'> & {
    dataOnly?: boolean
    size?: WalletImageSize
    state?: WalletImageState
  }

const SIZE: Record<WalletImageSize, string> = {
  small: 'bl:size-10 bl:rounded-image',
  medium: 'bl:size-14 bl:rounded-button',
  large: 'bl:size-19 bl:rounded-row',
}

/** A wallet's picture, in a ring while the wallet is being connected. */
export function WalletImage({
  src,
  marks,
  otherwise,
  name,
  dataOnly = false,
  size = 'small',
  state = 'rest',
  className,
  ...rest
}: WalletImageProps) {
  const image = { src, marks, otherwise, name, dataOnly }
  if (state === 'rest') return <SafeImage {...rest} {...image} className={classNames(SIZE[size], className)} />
  return (
    <RequestRing {...rest} data-part="wallet-image" state={state} shape="square" className={className}>
      <SafeImage {...image} className={SIZE[size]} />
    </RequestRing>
  )
}
