'use client'

import {
  type ActivityGroup,
  type Kit,
  type KitState,
  selectTransactionExplorerUrl,
  selectWatchedTransactions,
  type Transaction,
} from '@bowline/kit-core'
import { useMemo } from 'react'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { parseExternalAddress } from '../../parts/external-address.js'
import { type ActivityRow, activityRows } from './activity-rows.js'
import { useHistory } from './use-history.js'

const NO_GROUPS: readonly ActivityGroup[] = []

const selectWatched = (state: KitState) => selectWatchedTransactions(state)

/** The history of the account in use as rows. */
export function useActivityList() {
  const kit = useKit()
  const { groups = NO_GROUPS, content, end } = useHistory()
  const watched = useKitState(selectWatched)
  const network = useKitState((state) => state.network)

  const rows = useMemo(() => activityRows(groups), [groups])
  const links = useMemo(() => findLinks(kit, network), [kit, network])

  return {
    rows,
    hrefOf: links.hrefOf,
    isStop: (row: ActivityRow) => row.kind === 'transaction' && links.has(row.transaction),
    content,
    end,
    isWatched: (transaction: Transaction) => watched.includes(transaction),
  }
}

/** Pages of transactions. All of a network have one when one has: thousands are not asked one by one. */
function findLinks(kit: Kit, network: KitState['network']) {
  const networks = new Map<string, boolean>()
  const pages = new WeakMap<Transaction, { readonly href: string | undefined }>()
  const findPage = (transaction: Transaction): string | undefined => {
    const href = selectTransactionExplorerUrl({ ...kit.getState(), network }, transaction)
    return href === undefined ? undefined : parseExternalAddress(href)
  }
  // Asked for each row on screen with each step of a scroll.
  const hrefOf = (transaction: Transaction): string | undefined => {
    const page = pages.get(transaction) ?? { href: findPage(transaction) }
    pages.set(transaction, page)
    return page.href
  }
  const has = (transaction: Transaction): boolean => {
    const { chain, hash } = transaction.metadata
    if (hash === undefined) return false
    const known = networks.get(chain) ?? hrefOf(transaction) !== undefined
    networks.set(chain, known)
    return known
  }
  return { hrefOf, has }
}
