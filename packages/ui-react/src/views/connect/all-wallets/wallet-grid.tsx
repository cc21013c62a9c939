'use client'

import type { WalletListing } from '@bowline/kit-core'
import { useCallback, useMemo } from 'react'
import { WalletTileSkeleton } from '../../../components/wallet-tile.js'
import { useMessages } from '../../../kit/use-messages.js'
import { useGridKeyboard } from '../../shared/list/use-grid-keyboard.js'
import type { RowRange } from '../../shared/list/virtual-rows/rendered-rows.js'
import { VirtualRows } from '../../shared/list/virtual-rows/virtual-rows.js'
import { Grid, GridCell, GridRow } from './grid-roles.js'
import type { Columns } from './use-columns.js'
import { WalletCell } from './wallet-cell.js'

/** Height of a row of tiles before it is measured, in px. */
const LINE_HEIGHT = 108

/** Class of a row, by number of columns. */
const ROW_CLASS: Readonly<Record<Columns, string>> = {
  3: 'bl:grid bl:grid-cols-3 bl:gap-1 bl:pb-1',
  4: 'bl:grid bl:grid-cols-4 bl:gap-1 bl:pb-1',
}

/** Rows to load before they come near the screen: two screens. They load once the user has scrolled. */
const LINES_AHEAD = 8

/** Maximum number of placeholders, whatever total the service reports. */
const MAX_PLACEHOLDERS = 10_000

/** `remaining`: number of wallets not loaded yet; `onReach` receives how many of them are near the screen. */
export type WalletGridProps = {
  wallets: readonly WalletListing[]
  columns: Columns
  remaining: number
  isDisabled: boolean
  onPick: (wallet: WalletListing) => void
  onReach: (missing: number) => void
}

/** Virtualized grid of wallet tiles in AllWallets, with placeholders for wallets not loaded yet. */
export function WalletGrid({ wallets, columns, remaining, isDisabled, onPick, onReach }: WalletGridProps) {
  const { t } = useMessages()
  const keys = useGridKeyboard({ count: wallets.length, columns })
  const count = wallets.length
  const total = count + Math.min(remaining, MAX_PLACEHOLDERS)
  const lineCount = Math.ceil(total / columns)
  const lines = useMemo(() => Array.from({ length: lineCount }, (_, line) => `${line}`), [lineCount])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page without wallets still reduces the number to load
  const onNear = useCallback(
    ({ end }: RowRange, hasMoved: boolean) => onReach((end + (hasMoved ? LINES_AHEAD : 0)) * columns - count),
    [columns, count, remaining, onReach],
  )
  return (
    <Grid
      {...keys.list}
      aria-label={t('all-wallets.grid')}
      aria-colcount={columns}
      aria-rowcount={remaining > 0 ? -1 : lineCount}
    >
      <VirtualRows as="div" rows={lines} keyOf={keyOf} guess={LINE_HEIGHT} kept={keys.kept} onNear={onNear}>
        {(_, line) => {
          const first = line * columns
          const inLine = Math.min(columns, total - first)
          if (first >= count) return <WalletPlaceholders columns={columns} count={inLine} />
          const cells = wallets.slice(first, first + columns)
          return (
            <GridRow aria-rowindex={line + 1} className={ROW_CLASS[columns]}>
              {cells.map((wallet, column) => (
                <GridCell key={wallet.id} aria-colindex={column + 1} className="bl:min-w-0">
                  <WalletCell wallet={wallet} index={first + column} isDisabled={isDisabled} onPick={onPick} />
                </GridCell>
              ))}
              <TilePlaceholders count={inLine - cells.length} />
            </GridRow>
          )
        }}
      </VirtualRows>
    </Grid>
  )
}

const keyOf = (line: string): string => line

/** Row of placeholder tiles. */
export function WalletPlaceholders({ columns, count }: { columns: Columns; count: number }) {
  return (
    <div aria-hidden="true" className={ROW_CLASS[columns]}>
      <TilePlaceholders count={count} />
    </div>
  )
}

function TilePlaceholders({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => at).map((at) => <WalletTileSkeleton key={at} />)
}
