'use client'

import type { WalletListing } from '@bowline/kit-core'
import { useMemo } from 'react'
import { useMessages } from '../../kit/use-messages.js'
import { useOnEntry } from '../../kit/use-on-entry.js'
import { WalletTileSkeleton } from '../../parts/wallet-tile.js'
import { VirtualRows } from '../list/virtual-rows/virtual-rows.js'
import { Grid, GridCell, GridLine } from './grid-roles.js'
import type { Columns } from './use-columns.js'
import { useWalletGrid } from './use-wallet-grid.js'
import { WalletCell } from './wallet-cell.js'

/** Height of a line of tiles before it has been measured. */
const LINE_HEIGHT = 108

/** The columns as classes. */
const LINE: Readonly<Record<Columns, string>> = {
  3: 'bl:grid bl:grid-cols-3 bl:gap-1 bl:pb-1',
  4: 'bl:grid bl:grid-cols-4 bl:gap-1 bl:pb-1',
}

/** `hasMore`: there are further pages; `onNearEnd` is called once per number of `pages` when their place comes near. */
export type WalletGridProps = {
  wallets: readonly WalletListing[]
  columns: Columns
  pages: number
  hasMore: boolean
  isOff: boolean
  onPick: (wallet: WalletListing) => void
  onNearEnd: () => void
}

/** Wallets as tiles, of which only those near the screen are in the page. */
export function WalletGrid({ wallets, columns, pages, hasMore, isOff, onPick, onNearEnd }: WalletGridProps) {
  const { t } = useMessages()
  const keys = useWalletGrid({ count: wallets.length, columns })
  const walletLines = Math.ceil(wallets.length / columns)
  const lines = useMemo(() => {
    const ofWallets = Array.from({ length: walletLines }, (_, line) => `${line}`)
    return hasMore ? [...ofWallets, `pages/${pages}`] : ofWallets
  }, [walletLines, hasMore, pages])
  return (
    <Grid
      {...keys.list}
      aria-label={t('all-wallets.grid')}
      aria-colcount={columns}
      aria-rowcount={hasMore ? -1 : walletLines}
    >
      <VirtualRows as="div" rows={lines} keyOf={keyOf} guess={LINE_HEIGHT} kept={keys.kept}>
        {(_, line) => {
          if (line === walletLines) return <ComingLine columns={columns} onNear={onNearEnd} />
          const first = line * columns
          const cells = wallets.slice(first, first + columns)
          return (
            <GridLine aria-rowindex={line + 1} className={LINE[columns]}>
              {cells.map((wallet, column) => (
                <GridCell key={wallet.id} aria-colindex={column + 1} className="bl:min-w-0">
                  <WalletCell
                    wallet={wallet}
                    index={first + column}
                    isStop={first + column === keys.stop}
                    isOff={isOff}
                    onPick={onPick}
                  />
                </GridCell>
              ))}
              {hasMore && <TilePlaceholders count={columns - cells.length} />}
            </GridLine>
          )
        }}
      </VirtualRows>
    </Grid>
  )
}

const keyOf = (line: string): string => line

/** Placeholders of the next page. They are in the page only when near the screen: that is when the page is asked for. */
function ComingLine({ columns, onNear }: { columns: Columns; onNear: () => void }) {
  useOnEntry(onNear)
  return <WalletPlaceholders columns={columns} count={columns} />
}

/** Tiles on their way. */
export function WalletPlaceholders({ columns, count }: { columns: Columns; count: number }) {
  return (
    <div aria-hidden="true" className={LINE[columns]}>
      <TilePlaceholders count={count} />
    </div>
  )
}

function TilePlaceholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => at).map((at) => <WalletTileSkeleton key={at} />)
}
