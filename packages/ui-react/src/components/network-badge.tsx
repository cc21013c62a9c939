import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { SafeImage, type SafeImageProps } from './safe-image.js'

/** `children` is the image that gets the badge: that of a token or an account. */
export type NetworkBadgeProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> &
  Pick<SafeImageProps, 'src' | 'iconKeys' | 'fallbackSrc' | 'name'> & { children: ReactNode }

/** Adds the icon of a network to the corner of an image. */
export function NetworkBadge({ src, iconKeys, fallbackSrc, name, children, className, ...rest }: NetworkBadgeProps) {
  return (
    <span
      {...rest}
      data-part="network-badge"
      className={classNames('bl:relative bl:inline-flex bl:flex-none', className)}
    >
      {children}
      <span className="bl:absolute bl:-end-1 bl:-bottom-1 bl:flex bl:rounded-full bl:bg-bg bl:p-0.5">
        <SafeImage
          src={src}
          iconKeys={iconKeys}
          fallbackSrc={fallbackSrc}
          name={name}
          className="bl:size-4 bl:rounded-full"
        />
      </span>
    </span>
  )
}
