'use client'

import { firstLetter } from '@bowline/kit-core'
import type { IconKey } from '@bowline/marks'
import { useIcon } from '../kit/use-icon.js'
import { classNames } from './class-names.js'
import { type ForeignImageProps, UntrustedImage } from './untrusted-image.js'

/**
 * `src` is the picture; one of the kit's `marks` stands in where it is absent or fails, `otherwise`, a service's picture,
 * where there is no mark, and a letter of `name` where there is nothing at all.
 */
export type SafeImageProps = Omit<ForeignImageProps, 'src' | 'loading' | 'substitute'> & {
  src?: string | undefined
  marks?: readonly IconKey[] | undefined
  otherwise?: string | undefined
  name: string
}

const NONE: readonly IconKey[] = []

/** Fills the box its classes give it. Its letter is no part of the text: the name stands beside it. */
export function SafeImage({ src, marks = NONE, otherwise, name, className, ...rest }: SafeImageProps) {
  const mark = useIcon(src === undefined ? marks : NONE)
  return (
    <UntrustedImage
      {...rest}
      src={src ?? (mark === null ? otherwise : undefined)}
      loading="lazy"
      data-part="image"
      className={classNames(
        // Only the letter is measured by its box.
        'bl:data-[state=placeholder]:@container bl:relative bl:items-center bl:justify-center bl:bg-surface-active bl:align-middle bl:-outline-offset-1 bl:outline-border bl:[outline-style:solid] bl:[outline-width:1px]',
        className ?? 'bl:size-10 bl:rounded-image',
      )}
      substitute={<Substitute marks={marks} name={name} />}
    />
  )
}

function Substitute({ marks, name }: { marks: readonly IconKey[]; name: string }) {
  const mark = useIcon(marks)
  if (!mark) return <Letter name={name} tone="bl:text-muted" />
  if (mark.kind === 'picture') return <img src={mark.source} alt="" draggable={false} className="bl:size-full" />
  if (mark.kind === 'shape') {
    return (
      <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className="bl:size-1/2">
        <path fill="currentColor" d={mark.path} />
      </svg>
    )
  }
  return (
    <>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 1 1" className="bl:absolute bl:inset-0 bl:size-full">
        <path fill={mark.ground} d="M0 0h1v1H0z" />
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
