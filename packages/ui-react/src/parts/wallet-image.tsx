import type { ComponentProps } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { SafeImage } from './safe-image.js'

/** In a row, in a tile, and alone in the middle of a connecting view. */
export type WalletImageSize = 'small' | 'medium' | 'large'

/** What is going on with it: nothing, a try that is running, one that failed, one that worked. */
export type WalletImageState = 'rest' | 'connecting' | 'error' | 'success'

/** `dataOnly` is for a wallet that announced itself: its picture may cause no request. */
export type WalletImageProps = Omit<ComponentProps<'span'>, 'children'> & {
  src?: string | undefined
  name: string
  dataOnly?: boolean
  size?: WalletImageSize
  state?: WalletImageState
}

const SIZE: Record<WalletImageSize, string> = {
  small: 'bl:size-10 bl:rounded-image',
  medium: 'bl:size-14 bl:rounded-button',
  large: 'bl:size-19 bl:rounded-row',
}

const RING: Record<Exclude<WalletImageState, 'rest'>, string> = {
  connecting: 'bl:animate-travel bl:text-accent',
  error: 'bl:text-danger',
  success: 'bl:text-success',
}

const MARK: Record<'error' | 'success', string> = {
  error: 'bl:text-danger',
  success: 'bl:text-success',
}

/** A wallet's picture. While it is being connected a line travels round it; a failure stops the line and turns it red. */
export function WalletImage({
  src,
  name,
  dataOnly = false,
  size = 'small',
  state = 'rest',
  className,
  ...rest
}: WalletImageProps) {
  const image = { src, name, dataOnly }
  if (state === 'rest') return <SafeImage {...rest} {...image} className={classNames(SIZE[size], className)} />
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-part="wallet-image"
      data-state={state}
      className={classNames(
        'bl:relative bl:inline-flex bl:flex-none bl:items-center bl:justify-center bl:p-2',
        className,
      )}
    >
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 92 92"
        fill="none"
        strokeWidth="2.5"
        className="bl:absolute bl:inset-0 bl:size-full"
      >
        {state === 'connecting' && (
          <rect x="2" y="2" width="88" height="88" rx="26" className="bl:text-surface-active" stroke="currentColor" />
        )}
        <rect
          x="2"
          y="2"
          width="88"
          height="88"
          rx="26"
          pathLength="100"
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={state === 'connecting' ? '28 72' : undefined}
          className={RING[state]}
        />
      </svg>
      <SafeImage {...image} className={SIZE[size]} />
      {(state === 'error' || state === 'success') && (
        <span
          className={classNames(
            'bl:absolute bl:-end-1 bl:-bottom-1 bl:flex bl:size-7 bl:items-center bl:justify-center bl:rounded-full bl:bg-bg',
            MARK[state],
          )}
        >
          <Icon name={state} className="bl:size-6" />
        </span>
      )}
    </span>
  )
}
