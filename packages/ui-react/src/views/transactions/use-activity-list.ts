'use client'

import {
  type ActivityGroup,
  type KitState,
  selectTransactionExplorerUrl,
  selectWatchedTransactions,
  type Transaction,
} from '@bowline/kit-core'
import { useMemo } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { activityRows } from './activity-rows.js'
import { useHistory } from './use-history.js'

const NO_GROUPS: readonly ActivityGroup[] = []

const selectWatched = (state: KitState) => selectWatchedTransactions(state)

/** The history of the account in use as rows. */
export function useActivityList() {
  const kit = useKit()
  const { groups = NO_GROUPS, content, end } = useHistory()
  const watched = useKitState(selectWatched)
  const network = useKitState((state) => state.network)

  const list = useMemo(() => {
    const hrefOf = (transaction: Transaction) =>
      selectTransactionExplorerUrl({ ...kit.getState(), network }, transaction)
    return { ...activityRows(groups, (transaction) => hrefOf(transaction) !== undefined), hrefOf }
  }, [kit, groups, network])

  return { ...list, content, end, isWatched: (transaction: Transaction) => watched.includes(transaction) }
}
