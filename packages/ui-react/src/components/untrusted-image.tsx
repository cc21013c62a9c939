'use client'

import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useState } from 'react'
import { classNames } from './class-names.js'
import { isAllowedImageSource } from './image-source.js'

/** `substitute` stands in when there is no picture, or none that may be shown, or none that loads. */
export type ForeignImageProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  src: string | null | undefined
  dataOnly?: boolean | undefined
  loading?: ComponentPropsWithoutRef<'img'>['loading']
  substitute: ReactNode
}

/** A picture somebody else drew, or its substitute. It is silent: the name stands beside it. */
export function UntrustedImage({ src, dataOnly, loading, substitute, className, ...rest }: ForeignImageProps) {
  const [failed, setFailed] = useState<string | null>()
  const isShown = typeof src === 'string' && src !== failed && isAllowedImageSource(src, { dataOnly })

  // One that a server wrote can have failed before React listened. A drawing without a size has none when it is whole, too.
  const lookAgain = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete || image.naturalWidth > 0) return
    const looked = image.getAttribute('src')
    image.decode?.().catch(() => setFailed(looked))
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
          ref={lookAgain}
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
