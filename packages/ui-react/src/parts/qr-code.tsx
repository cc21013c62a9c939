'use client'

import { type ComponentPropsWithoutRef, useMemo } from 'react'
import { classNames } from './class-names.js'
import { drawQrCode, type QrDrawing } from './qr-drawing.js'
import { SafeImage } from './safe-image.js'
import { Spinner } from './spinner.js'

/**
 * Without `text` the code is on its way. `outdated`: it holds no more and another one is on its way. `logo` is whose code
 * it is.
 */
export type QrCodeProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  text: string | undefined
  label: string
  outdated?: boolean
  logo?: { readonly src?: string | undefined; readonly name: string } | undefined
}

/** A QR code, dark on white in every theme. All of its states have one size, so one takes another's place. */
export function QrCode({ text, label, outdated = false, logo, className, ...rest }: QrCodeProps) {
  const hasLogo = logo !== undefined
  const drawing = useMemo(() => (text === undefined ? undefined : drawQrCode(text, { hasLogo })), [text, hasLogo])
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
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      data-part="qr-code"
      data-state={outdated ? 'outdated' : 'shown'}
      className={classNames(
        'bl:bg-qr-bg bl:text-qr bl:forced-color-adjust-none bl:[--bl-muted:var(--bl-qr)] bl:[--bl-surface-active:color-mix(in_srgb,var(--bl-qr)_12%,var(--bl-qr-bg))]',
        box,
      )}
    >
      <QrShapes {...drawing} className={outdated ? 'bl:opacity-10' : undefined} />
      <span className="bl:absolute bl:inset-0 bl:flex bl:items-center bl:justify-center">
        {outdated ? (
          <Spinner className="bl:size-10" />
        ) : (
          logo !== undefined && drawing.hasRoom && <SafeImage {...logo} className="bl:size-[18.5%] bl:rounded-button" />
        )}
      </span>
    </div>
  )
}

function QrShapes({ size, path, corners, className }: QrDrawing & { className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${size} ${size}`}
      className={classNames('bl:block bl:size-full', className)}
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
      {corners.map(([x, y]) => (
        <g key={`${x}/${y}`}>
          <rect x={x + 0.5} y={y + 0.5} width="6" height="6" rx="1.75" fill="none" stroke="currentColor" />
          <rect x={x + 2} y={y + 2} width="3" height="3" rx="1" fill="currentColor" />
        </g>
      ))}
    </svg>
  )
}
