'use client'

import { firstLetter } from '@bowline/kit-core'
import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.js'
import { isShowableImage } from './image-source.js'

/** `name` gives the letter that stands in when there is no picture, or none that may be shown, or none that loads. */
export type SafeImageProps = Omit<ComponentProps<'span'>, 'children'> & {
  src?: string | undefined
  name: string
  dataOnly?: boolean
}

/** Fills the box its classes give it. It is silent, and its letter no part of the text: the name stands beside it. */
export function SafeImage({ src, name, dataOnly = false, className, ...rest }: SafeImageProps) {
  const [failed, setFailed] = useState<string>()
  const shown = src !== undefined && src !== failed && isShowableImage(src, { dataOnly })
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-part="image"
      data-state={shown ? 'shown' : 'placeholder'}
      className={classNames(
        'bl:@container bl:relative bl:inline-flex bl:flex-none bl:items-center bl:justify-center bl:overflow-hidden bl:bg-surface-active bl:align-middle',
        className ?? 'bl:size-10 bl:rounded-image',
      )}
    >
      {shown ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="bl:size-full bl:object-cover"
        />
      ) : (
        <span
          data-letter={firstLetter(name)}
          className="bl:font-medium bl:text-muted bl:before:text-[47cqw] bl:before:leading-[1] bl:before:content-[attr(data-letter)]"
        />
      )}
    </span>
  )
}
