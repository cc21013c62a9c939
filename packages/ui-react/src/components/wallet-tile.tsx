'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { classNames } from './class-names.js'
import { Icon } from './icon.js'
import { Skeleton } from './skeleton.js'
import { UntrustedText } from './untrusted-text.js'
import { VisuallyHidden } from './visually-hidden.js'
import { WalletImage, type WalletImageProps } from './wallet-image.js'

/** Props of a wallet in a grid. */
export type WalletTileProps = Omit<ComponentPropsWithoutRef<'button'>, 'name' | 'children'> &
  Pick<WalletImageProps, 'src' | 'iconKeys' | 'fallbackSrc' | 'name' | 'dataOnly'> & {
    fallback?: string
    /** Whether the explorer has certified the wallet. */
    certified?: boolean
    /** Text of the certified badge, for screen readers. */
    certifiedLabel?: string
    /** Label of the warning icon for a name with lookalike letters. */
    lookalikeLabel?: string
  }

const TILE_CLASS = 'bl:flex bl:w-full bl:flex-col bl:items-center bl:gap-2 bl:rounded-row bl:px-1 bl:py-3'

/** Button in the grid of AllWallets: the wallet's icon above its name. */
export function WalletTile({
  name,
  src,
  iconKeys,
  fallbackSrc,
  fallback,
  dataOnly = false,
  certified,
  certifiedLabel,
  lookalikeLabel,
  disabled = false,
  className,
  ...rest
}: WalletTileProps) {
  return (
    <button
      {...rest}
      type="button"
      disabled={disabled}
      data-part="wallet-tile"
      data-roving-item=""
      data-certified={certified}
      className={classNames(
        TILE_CLASS,
        'bl:transition-colors bl:duration-100 bl:focus-visible:-outline-offset-2 bl:enabled:hover:bg-surface-hover bl:enabled:active:bg-surface-active bl:disabled:opacity-45',
        className,
      )}
    >
      <span className="bl:relative bl:inline-flex">
        <WalletImage
          src={src}
          iconKeys={iconKeys}
          fallbackSrc={fallbackSrc}
          name={name}
          dataOnly={dataOnly}
          size="medium"
        />
        {certified === true && (
          <span className="bl:absolute bl:-end-1.5 bl:-bottom-1.5 bl:flex bl:size-6 bl:items-center bl:justify-center bl:rounded-full bl:bg-bg bl:text-success">
            <Icon name="success" className="bl:size-5" />
          </span>
        )}
      </span>
      <UntrustedText
        text={name}
        fallback={fallback}
        lookalikeLabel={lookalikeLabel}
        className="bl:line-clamp-2! bl:text-center bl:text-12 bl:font-medium bl:whitespace-normal bl:wrap-anywhere"
      />
      {certified === true && certifiedLabel !== undefined && <VisuallyHidden>{certifiedLabel}</VisuallyHidden>}
    </button>
  )
}

/** Placeholder for a tile that is loading. */
export function WalletTileSkeleton() {
  return (
    <div aria-hidden="true" data-part="wallet-tile-skeleton" className={TILE_CLASS}>
      <Skeleton className="bl:size-14 bl:rounded-button" />
      <Skeleton className="bl:h-4 bl:w-12 bl:rounded-small" />
    </div>
  )
}
