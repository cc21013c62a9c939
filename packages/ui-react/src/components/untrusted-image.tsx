'use client'

import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useState } from 'react'
import { classNames } from './class-names.js'
import { isAllowedImageSource } from './image-source.js'

/** `substitute` shows when there is no image, when its URL is not allowed, and when it fails to load. */
export type UntrustedImageProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  src: string | null | undefined
  dataOnly?: boolean | undefined
  loading?: ComponentPropsWithoutRef<'img'>['loading']
  substitute: ReactNode
}

/** Image from an untrusted source, or its substitute. Hidden from screen readers, because the name appears next to it. */
export function UntrustedImage({ src, dataOnly, loading, substitute, className, ...rest }: UntrustedImageProps) {
  const [failed, setFailed] = useState<string | null>()
  const isShown = typeof src === 'string' && src !== failed && isAllowedImageSource(src, { dataOnly })

  // A server-rendered image can fail before React attaches `onError`. An SVG without a size has a width of 0, so `decode`
  // decides whether it is broken.
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete || image.naturalWidth > 0) return
    const checkedSrc = image.getAttribute('src')
    image.decode?.().catch(() => setFailed(checkedSrc))
  }, [])

  return (
    <span
      {...rest}
      aria-hidden="true"
      data-state={isShown ? 'shown' : 'placeholder'}
      className={classNames('bl:inline-flex bl:flex-none bl:overflow-hidden', className)}
    >
      {isShown ? (
        <img
          ref={checkLoaded}
          src={src}
          alt=""
          loading={loading}
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="bl:size-full bl:object-cover"
        />
      ) : (
        substitute
      )}
    </span>
  )
}
