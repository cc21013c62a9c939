'use client'

import type { WalletListing } from '@bowline/kit-core'
import { useCallback, useMemo } from 'react'
import { WalletTileSkeleton } from '../../components/wallet-tile.js'
import { useMessages } from '../../kit/use-messages.js'
import type { RowRange } from '../list/virtual-rows/rendered-rows.js'
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

/** Lines ahead of those near the screen: two screens of them. They are asked for once the visitor has moved in the list. */
const LINES_AHEAD = 8

/** Placeholders for more wallets than this are not kept, whatever number the service says. */
const MAX_PLACEHOLDERS = 10_000

/** `coming`: how many wallets are not here yet; `onReach` is told how many of them are near. */
export type WalletGridProps = {
  wallets: readonly WalletListing[]
  columns: Columns
  coming: number
  isOff: boolean
  onPick: (wallet: WalletListing) => void
  onReach: (missing: number) => void
}

/** Wallets as tiles, of which only those near the screen are in the page; placeholders for those that are not here yet. */
export function WalletGrid({ wallets, columns, coming, isOff, onPick, onReach }: WalletGridProps) {
  const { t } = useMessages()
  const keys = useWalletGrid({ count: wallets.length, columns })
  const count = wallets.length
  const places = count + Math.min(coming, MAX_PLACEHOLDERS)
  const lineCount = Math.ceil(places / columns)
  const lines = useMemo(() => Array.from({ length: lineCount }, (_, line) => `${line}`), [lineCount])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that brings no wallet is one fewer to come
  const onNear = useCallback(
    ({ end }: RowRange, hasMoved: boolean) => onReach((end + (hasMoved ? LINES_AHEAD : 0)) * columns - count),
    [columns, count, coming, onReach],
  )
  return (
    <Grid
      {...keys.list}
      aria-label={t('all-wallets.grid')}
      aria-colcount={columns}
      aria-rowcount={coming > 0 ? -1 : lineCount}
    >
      <VirtualRows as="div" rows={lines} keyOf={keyOf} guess={LINE_HEIGHT} kept={keys.kept} onNear={onNear}>
        {(_, line) => {
          const first = line * columns
          const inLine = Math.min(columns, places - first)
          if (first >= count) return <WalletPlaceholders columns={columns} count={inLine} />
          const cells = wallets.slice(first, first + columns)
          return (
            <GridLine aria-rowindex={line + 1} className={LINE[columns]}>
              {cells.map((wallet, column) => (
                <GridCell key={wallet.id} aria-colindex={column + 1} className="bl:min-w-0">
                  <WalletCell wallet={wallet} index={first + column} isOff={isOff} onPick={onPick} />
                </GridCell>
              ))}
              <TilePlaceholders count={inLine - cells.length} />
            </GridLine>
          )
        }}
      </VirtualRows>
    </Grid>
  )
}

const keyOf = (line: string): string => line

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
