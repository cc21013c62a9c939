import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { SafeImage } from './safe-image.js'

/** A network's picture is round, so that it is never taken for a wallet's. */
export type NetworkImageProps = { src?: string | undefined; name: string; size?: 'tiny' | 'small' | 'large' }

const SIZE = {
  tiny: 'bl:size-5 bl:rounded-full',
  small: 'bl:size-10 bl:rounded-full',
  large: 'bl:size-19 bl:rounded-full',
}

/** A network's picture. */
export function NetworkImage({ src, name, size = 'small' }: NetworkImageProps) {
  return <SafeImage src={src} name={name} className={SIZE[size]} />
}

/** `children` is what the network belongs to: a token, an account. */
export type NetworkBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  src?: string | undefined
  name: string
  children: ReactNode
}

/** Puts the network at the corner of a picture. */
export function NetworkBadge({ src, name, children, className, ...rest }: NetworkBadgeProps) {
  return (
    <span
      {...rest}
      data-part="network-badge"
      className={classNames('bl:relative bl:inline-flex bl:flex-none', className)}
    >
      {children}
      <span className="bl:absolute bl:-end-1 bl:-bottom-1 bl:flex bl:rounded-full bl:bg-bg bl:p-0.5">
        <SafeImage src={src} name={name} className="bl:size-4 bl:rounded-full" />
      </span>
    </span>
  )
}
