import { SafeImage } from './safe-image.js'

/** A network's picture is round, so that it is never taken for a wallet's. */
export type NetworkImageProps = {
  src?: string | undefined
  name: string
  size?: 'tiny' | 'small' | 'large' | undefined
}

const SIZE = {
  tiny: 'bl:size-5 bl:rounded-full',
  small: 'bl:size-10 bl:rounded-full',
  large: 'bl:size-19 bl:rounded-full',
}

/** A network's picture. */
export function NetworkImage({ src, name, size = 'small' }: NetworkImageProps) {
  return <SafeImage src={src} name={name} className={SIZE[size]} />
}
