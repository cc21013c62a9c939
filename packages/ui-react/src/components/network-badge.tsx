import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from './class-names.js'
import { SafeImage, type SafeImageProps } from './safe-image.js'

/** `children` is the token's image; the other props are those of the network's icon. */
export type NetworkBadgeProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> &
  Pick<SafeImageProps, 'src' | 'iconKeys' | 'fallbackSrc' | 'name'> & { children: ReactNode }

/** Adds the icon of its network to the corner of a token's image in the token list. */
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
