'use client'

import { type ComponentPropsWithoutRef, useEffect, useMemo, useRef, useState } from 'react'
import { contrastRatio, formatColor, parseColor } from '../theme/color.js'
import { classNames } from './class-names.js'
import { drawQrCode } from './qr-drawing.js'
import { qrPicture } from './qr-picture.js'
import { SafeImage, type SafeImageProps } from './safe-image.js'
import { Spinner } from './spinner.js'

/**
 * Without `text` the code is on its way. `outdated`: it holds no more and another one is on its way. `logo` is whose code
 * it is, round for a network's.
 */
export type QrCodeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  text: string | undefined
  label: string
  outdated?: boolean
  logo?: (Pick<SafeImageProps, 'src' | 'marks' | 'otherwise' | 'name'> & { readonly isRound?: boolean }) | undefined
}

const BLACK = '#121313'
const WHITE = { red: 255, green: 255, blue: 255 }
const LEAST_CONTRAST = 4.5

/** A QR code, dark on white in every theme. All of its states have one size, so one takes another's place. */
export function QrCode({ text, label, outdated = false, logo, className, ...rest }: QrCodeProps) {
  const hasLogo = logo !== undefined
  const place = useRef<HTMLDivElement>(null)
  const ink = useInk(place)
  const drawing = useMemo(() => (text === undefined ? undefined : drawQrCode(text, { hasLogo })), [text, hasLogo])
  const picture = useMemo(() => drawing && qrPicture(drawing, { ink, isFaded: outdated }), [drawing, ink, outdated])
  const box = classNames(
    'bl:relative bl:mx-auto bl:aspect-square bl:w-[clamp(200px,100dvh_-_348px,100%)] bl:flex-none bl:overflow-hidden bl:rounded-row',
    className,
  )
  if (drawing === undefined) {
    return (
      <div
        {...rest}
        aria-hidden="true"
        data-part="qr-code"
        data-state="loading"
        className={classNames('bl:animate-pulse bl:bg-surface-active', box)}
      />
    )
  }
  const { isRound = false, ...image } = logo ?? { name: '' }
  return (
    <div
      {...rest}
      ref={place}
      role="img"
      aria-label={label}
      data-part="qr-code"
      data-state={outdated ? 'outdated' : 'shown'}
      className={classNames(
        'bl:text-qr bl:forced-color-adjust-none bl:[--bl-muted:var(--bl-qr)] bl:[--bl-surface-active:color-mix(in_srgb,var(--bl-qr)_12%,#fff)]',
        box,
      )}
    >
      <img src={picture} alt="" draggable={false} className="bl:block bl:size-full" />
      <span className="bl:absolute bl:inset-0 bl:flex bl:items-center bl:justify-center">
        {outdated ? (
          <Spinner className="bl:size-10" />
        ) : (
          hasLogo &&
          drawing.hasRoom && (
            <SafeImage
              {...image}
              className={classNames('bl:size-[18.5%]', isRound ? 'bl:rounded-full' : 'bl:rounded-button')}
            />
          )
        )}
      </span>
    </div>
  )
}

/** The colour that the host chose for codes; a picture inherits none. One that no scanner would see is left out. */
function useInk(place: { readonly current: HTMLDivElement | null }): string {
  const [ink, setInk] = useState(BLACK)
  useEffect(() => {
    if (place.current === null) return
    const chosen = parseColor(getComputedStyle(place.current).getPropertyValue('--bl-qr').trim())
    setInk(chosen !== undefined && contrastRatio(chosen, WHITE) >= LEAST_CONTRAST ? formatColor(chosen) : BLACK)
  })
  return ink
}
