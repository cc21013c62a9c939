'use client'

import type { IconKey } from '@bowline/icons'
import { firstLetter } from '@bowline/kit-core/internal'
import { useIcon } from '../kit/use-icon.js'
import { classNames } from './class-names.js'
import { UntrustedImage, type UntrustedImageProps } from './untrusted-image.js'

/**
 * With `src`: the image; if it fails, the kit's icon for `iconKeys`, then the first letter of `name`. Without `src`: the kit's icon,
 * then the image URL `fallbackSrc`, then the letter. Empty while the icon loads.
 */
export type SafeImageProps = Omit<UntrustedImageProps, 'src' | 'loading' | 'substitute'> & {
  src?: string | undefined
  iconKeys?: readonly IconKey[] | undefined
  fallbackSrc?: string | undefined
  name: string
}

const NONE: readonly IconKey[] = []

/** Untrusted image that fills the box set by its classes. Its letter is not text, because the name appears next to it. */
export function SafeImage({ src, iconKeys = NONE, fallbackSrc, name, className, ...rest }: SafeImageProps) {
  const icon = useIcon(src === undefined ? iconKeys : NONE)
  return (
    <UntrustedImage
      {...rest}
      src={src ?? (icon === null ? fallbackSrc : undefined)}
      loading="lazy"
      data-part="image"
      className={classNames(
        // Only the letter is sized relative to its box.
        'bl:data-[state=placeholder]:@container bl:relative bl:items-center bl:justify-center bl:bg-surface-active bl:align-middle bl:-outline-offset-1 bl:outline-border bl:[outline-style:solid] bl:[outline-width:1px]',
        className ?? 'bl:size-10 bl:rounded-image',
      )}
      substitute={<Fallback iconKeys={iconKeys} name={name} />}
    />
  )
}

function Fallback({ iconKeys, name }: { iconKeys: readonly IconKey[]; name: string }) {
  const icon = useIcon(iconKeys)
  // While an icon loads its place is empty: a letter would flash before it.
  if (icon === undefined) return null
  if (icon === null) return <Letter name={name} tone="bl:text-muted" />
  if (icon.kind === 'picture') {
    return <img src={icon.source} alt="" draggable={false} className="bl:size-full bl:animate-fade" />
  }
  if (icon.kind === 'shape') {
    return (
      <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className="bl:size-1/2">
        <path fill="currentColor" d={icon.path} />
      </svg>
    )
  }
  return (
    <>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 1 1" className="bl:absolute bl:inset-0 bl:size-full">
        <path fill={icon.background} d="M0 0h1v1H0z" />
      </svg>
      <Letter name={name} tone="bl:relative bl:text-white" />
    </>
  )
}

function Letter({ name, tone }: { name: string; tone: string }) {
  return (
    <span
      data-letter={firstLetter(name)}
      className={classNames(
        'bl:font-medium bl:before:text-[47cqw] bl:before:leading-[1] bl:before:content-[attr(data-letter)]',
        tone,
      )}
    />
  )
}
