'use client'

import type { Transaction } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { VirtualList } from '../../shared/list/virtual-list.js'
import type { ActivityRow } from './activity-rows.js'
import { GroupTitle } from './group-title.js'
import { TransactionRow } from './transaction-row.js'
import { useAmountStyle } from './use-amount-style.js'

/** Height of a row before it is measured, in px. */
const ROW_HEIGHT = 64

/**
 * `getHref` returns the explorer link; `isWatched`: the row updates when the transaction settles; `isInline`: the card scrolls.
 */
export type TransactionLinesProps = {
  label: string
  rows: readonly ActivityRow[]
  isStop: (row: ActivityRow) => boolean
  getHref: (transaction: Transaction) => string | undefined
  isWatched: (transaction: Transaction) => boolean
  end: ReactNode
  isInline?: boolean | undefined
}

/** Virtualized list of transactions, grouped under titles. For the history and for purchases. */
export function TransactionLines({ label, rows, isStop, getHref, isWatched, end, isInline }: TransactionLinesProps) {
  const amounts = useAmountStyle()
  return (
    <VirtualList
      label={label}
      rows={rows}
      isStop={isStop}
      rowHeight={ROW_HEIGHT}
      isInline={isInline}
      render={(row, index, stop) =>
        row.kind === 'title' ? (
          <GroupTitle group={row.group} />
        ) : (
          <TransactionRow
            transaction={row.transaction}
            part={row.part}
            getHref={getHref}
            index={index}
            isStop={index === stop}
            isWatched={isWatched(row.transaction)}
            amounts={amounts}
          />
        )
      }
      end={end}
    />
  )
}
