'use client'

import { useId } from 'react'
import { getAvatarTints } from './avatar-tints.js'
import { classNames } from './class-names.js'
import { UntrustedImage, type UntrustedImageProps } from './untrusted-image.js'

/**
 * `src` is the avatar that the account set. Without it, or when it cannot be shown, a gradient from the address replaces it.
 */
export type AvatarProps = Omit<UntrustedImageProps, 'src' | 'dataOnly' | 'loading' | 'substitute'> & {
  address: string
  src?: string | null | undefined
}

/** Avatar of an account. */
export function Avatar({ address, src, className, ...rest }: AvatarProps) {
  return (
    <UntrustedImage
      {...rest}
      src={src}
      data-part="avatar"
      className={classNames('bl:rounded-full', className ?? 'bl:size-16')}
      substitute={<Tints address={address} />}
    />
  )
}

/** Generated avatar. Colors are SVG attributes instead of styles, so that a strict CSP allows them. */
function Tints({ address }: { address: string }) {
  const gradient = useId()
  const [deep, ...tints] = getAvatarTints(address)
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 64 64" className="bl:size-full">
      <defs>
        <radialGradient id={gradient} cx="0.66" cy="0.3" r="0.85">
          {tints.reverse().map((tint, at) => {
            const offset = at / tints.length
            return <stop key={offset} offset={offset} stopColor={tint} />
          })}
          <stop offset="1" stopColor={deep} />
        </radialGradient>
      </defs>
      <rect width="64" height="64" fill={`url(#${gradient})`} />
    </svg>
  )
}
