'use client'

import { type ComponentProps, useId, useState } from 'react'
import { avatarTints } from './avatar-tints.js'
import { classNames } from './class-names.js'
import { isShowableImage } from './image-source.js'

/** `src` is the account's own picture, if it has one; without it, or when it fails, its tints stand in. */
export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  address: string
  src?: string | null | undefined
}

/** An account's picture. The tints are attributes of a drawing, not styles, so a strict page lets them through. */
export function Avatar({ address, src, className, ...rest }: AvatarProps) {
  const gradient = useId()
  const [failed, setFailed] = useState<string>()
  const shown = typeof src === 'string' && src !== failed && isShowableImage(src)
  const [deep, ...tints] = avatarTints(address)
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-part="avatar"
      data-state={shown ? 'shown' : 'generated'}
      className={classNames(
        'bl:inline-flex bl:flex-none bl:overflow-hidden bl:rounded-full',
        className ?? 'bl:size-16',
      )}
    >
      {shown ? (
        <img
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="bl:size-full bl:object-cover"
        />
      ) : (
        <svg aria-hidden="true" focusable="false" viewBox="0 0 64 64" className="bl:size-full">
          <defs>
            <radialGradient id={gradient} cx="0.66" cy="0.3" r="0.85">
              {[...tints].reverse().map((tint, at) => (
                <stop key={tint} offset={at / tints.length} stopColor={tint} />
              ))}
              <stop offset="1" stopColor={deep} />
            </radialGradient>
          </defs>
          <rect width="64" height="64" fill={`url(#${gradient})`} />
        </svg>
      )}
    </span>
  )
}
