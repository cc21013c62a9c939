'use client'

import { firstLetter } from '@bowline/kit-core'
import { classNames } from './class-names.js'
import { ForeignImage, type ForeignImageProps } from './foreign-image.js'

/** `name` gives the letter that stands in for a picture. */
export type SafeImageProps = Omit<ForeignImageProps, 'src' | 'loading' | 'substitute'> & {
  src?: string | undefined
  name: string
}

/** Fills the box its classes give it. Its letter is no part of the text: the name stands beside it. */
export function SafeImage({ src, name, className, ...rest }: SafeImageProps) {
  return (
    <ForeignImage
      {...rest}
      src={src}
      loading="lazy"
      data-part="image"
      className={classNames(
        // Only the letter is measured by its box.
        'bl:data-[state=placeholder]:@container bl:relative bl:items-center bl:justify-center bl:bg-surface-active bl:align-middle',
        className ?? 'bl:size-10 bl:rounded-image',
      )}
      substitute={<Letter name={name} />}
    />
  )
}

function Letter({ name }: { name: string }) {
  return (
    <span
      data-letter={firstLetter(name)}
      className="bl:font-medium bl:text-muted bl:before:text-[47cqw] bl:before:leading-[1] bl:before:content-[attr(data-letter)]"
    />
  )
}
