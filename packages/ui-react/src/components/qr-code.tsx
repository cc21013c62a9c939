'use client'

import { type ComponentPropsWithoutRef, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { contrastRatio, formatColor, parseColor } from '../theme/color.js'
import { classNames } from './class-names.js'
import { drawQrCode } from './qr-drawing.js'
import { toQrImageUrl } from './qr-image.js'
import { SafeImage, type SafeImageProps } from './safe-image.js'
import { Spinner } from './spinner.js'

/**
 * Without `text` the code shows as loading. `outdated` means that the code has expired and a new one is loading. `logo` is
 * the icon in the middle, round for a network.
 */
export type QrCodeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  text: string | undefined
  label: string
  outdated?: boolean
  logo?:
    | (Pick<SafeImageProps, 'src' | 'iconKeys' | 'fallbackSrc' | 'name'> & { readonly isRound?: boolean })
    | undefined
}

const BLACK = '#121313'
const WHITE = { red: 255, green: 255, blue: 255 }
const MIN_CONTRAST = 4.5

/** QR code, dark on white in every theme. All its states have the same size, so that the layout does not shift. */
export function QrCode({ text, label, outdated = false, logo, className, ...rest }: QrCodeProps) {
  const hasLogo = logo !== undefined
  const box = useRef<HTMLDivElement>(null)
  const ink = useInk(box)
  const drawing = useMemo(() => (text === undefined ? undefined : drawQrCode(text, { hasLogo })), [text, hasLogo])
  const imageUrl = useMemo(() => drawing && toQrImageUrl(drawing, { ink, isFaded: outdated }), [drawing, ink, outdated])
  const boxClass = classNames(
    'bl:relative bl:mx-auto bl:aspect-square bl:w-[clamp(200px,100dvh_-_348px,100%)] bl:flex-none bl:overflow-hidden bl:rounded-row',
    className,
  )
  if (drawing === undefined) {
    return (
      <div
        {...rest}
        ref={box}
        aria-hidden="true"
        data-part="qr-code"
        data-state="loading"
        className={classNames('bl:animate-pulse bl:bg-surface-active', boxClass)}
      />
    )
  }
  const { isRound = false, ...image } = logo ?? { name: '' }
  return (
    <div
      {...rest}
      ref={box}
      role="img"
      aria-label={label}
      data-part="qr-code"
      data-state={outdated ? 'outdated' : 'shown'}
      className={classNames(
        'bl:text-qr bl:forced-color-adjust-none bl:[--bl-muted:var(--bl-qr)] bl:[--bl-surface-active:color-mix(in_srgb,var(--bl-qr)_12%,#fff)]',
        boxClass,
      )}
    >
      <img src={imageUrl} alt="" draggable={false} className="bl:block bl:size-full" />
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

/** Color that the app chose for codes; an image inherits none. Ignores colors with too little contrast for a scanner. */
function useInk(box: { readonly current: HTMLDivElement | null }): string {
  const [ink, setInk] = useState(BLACK)
  const readInk = useCallback(() => {
    if (box.current === null) return
    const chosen = parseColor(getComputedStyle(box.current).getPropertyValue('--bl-qr').trim())
    setInk(chosen !== undefined && contrastRatio(chosen, WHITE) >= MIN_CONTRAST ? formatColor(chosen) : BLACK)
  }, [box])
  useEffect(readInk, [readInk])
  useEffect(() => {
    // A theme may have changed. In the next frame, because reading a style forces a layout.
    const frame = requestAnimationFrame(readInk)
    return () => cancelAnimationFrame(frame)
  })
  return ink
}
