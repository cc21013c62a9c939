import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { SafeImage, type SafeImageProps } from './safe-image.js'

/** `children` is what the network belongs to: a token, an account. */
export type NetworkBadgeProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> &
  Pick<SafeImageProps, 'src' | 'marks' | 'otherwise' | 'name'> & { children: ReactNode }

/** Puts the network at the corner of a picture. */
export function NetworkBadge({ src, marks, otherwise, name, children, className, ...rest }: NetworkBadgeProps) {
  return (
    <span
      {...rest}
      data-part="network-badge"
      className={classNames('bl:relative bl:inline-flex bl:flex-none', className)}
    >
      {children}
      <span className="bl:absolute bl:-end-1 bl:-bottom-1 bl:flex bl:rounded-full bl:bg-bg bl:p-0.5">
        <SafeImage src={src} marks={marks} otherwise={otherwise} name={name} className="bl:size-4 bl:rounded-full" />
      </span>
    </span>
  )
}
