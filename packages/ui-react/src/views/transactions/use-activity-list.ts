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
import { parseExternalAddress } from '../../parts/external-address.js'
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
    const state = kit.getState()
    const hrefOf = (transaction: Transaction) => selectTransactionExplorerUrl({ ...state, network }, transaction)
    return { ...activityRows(groups, linkFinder(hrefOf)), hrefOf }
  }, [kit, groups, network])

  return { ...list, content, end, isWatched: (transaction: Transaction) => watched.includes(transaction) }
}

/** Whether a transaction has a page. All of a network have one when one has: thousands are not asked one by one. */
function linkFinder(hrefOf: (transaction: Transaction) => string | undefined): (transaction: Transaction) => boolean {
  const known = new Map<string, boolean>()
  return (transaction) => {
    const { chain, hash } = transaction.metadata
    if (hash === undefined) return false
    const has = known.get(chain) ?? parseExternalAddress(hrefOf(transaction) ?? '') !== undefined
    known.set(chain, has)
    return has
  }
}
