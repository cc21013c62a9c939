'use client'

import type { ActivityGroup, KitState, Transaction } from '@bowline/kit-core'
import { selectWatchedTransactions } from '@bowline/kit-core/internal'
import { useMemo } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { type ActivityRow, toActivityRows } from './activity-rows.js'
import { createExplorerLinks } from './explorer-links.js'
import { useHistory } from './use-history.js'

const NO_GROUPS: readonly ActivityGroup[] = []

const selectWatched = (state: KitState) => selectWatchedTransactions(state)

/** History of the active account as rows, with explorer links, for `ActivityList`. */
export function useActivityList() {
  const kit = useKit()
  const { groups = NO_GROUPS, content, isOwn, isIncomplete, end } = useHistory()
  const watched = useKitState(selectWatched)
  const network = useKitState((state) => state.network)

  const rows = useMemo(() => toActivityRows(groups), [groups])
  const links = useMemo(() => createExplorerLinks(kit, network), [kit, network])

  return {
    rows,
    getHref: links.getHref,
    isStop: (row: ActivityRow) => row.kind === 'transaction' && links.hasHref(row.transaction),
    content,
    isOwn,
    isIncomplete,
    end,
    isWatched: (transaction: Transaction) => watched.includes(transaction),
  }
}
