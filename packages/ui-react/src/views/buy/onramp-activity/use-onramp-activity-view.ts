'use client'

/**
 * Purchases of the account, polled while one is in progress.
 *
 * Source  R-RAMP-32, R-RAMP-33, R-RAMP-68, R-FLOW-46
 */

import { selectPurchases } from '@bowline/kit-core'
import { refreshPurchases, watchPurchases } from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useWatch } from '../../../kit/use-watch.js'
import { type ActivityRow, toActivityRows } from '../../activity/transactions/activity-rows.js'
import { createExplorerLinks } from '../../activity/transactions/explorer-links.js'

/** What OnRampActivity shows. `failed`: nothing could be fetched, or the list is empty because entries could not be parsed. */
export type PurchasesContent = 'loading' | 'list' | 'empty' | 'failed'

/** Purchases as rows with explorer links, what the view shows, and a retry. */
export function useOnrampActivityView() {
  const kit = useKit()
  useWatch(watchPurchases)
  const groups = useKitState(selectPurchases)
  const status = useKitState(({ onramp }) => onramp.purchasesStatus)
  const isIncomplete = useKitState(({ onramp }) => onramp.arePurchasesIncomplete === true)
  const network = useKitState((state) => state.network)
  const { run: retry } = useAction(refreshPurchases)
  const rows = useMemo(() => toActivityRows(groups), [groups])
  const links = useMemo(() => createExplorerLinks(kit, network), [kit, network])
  const isEmpty = status === 'ready' && !isIncomplete
  const content: PurchasesContent =
    rows.length > 0 ? 'list' : status !== 'ready' && status !== 'failed' ? 'loading' : isEmpty ? 'empty' : 'failed'
  return {
    rows,
    content,
    isIncomplete,
    getHref: links.getHref,
    isStop: (row: ActivityRow) => row.kind === 'transaction' && links.hasHref(row.transaction),
    retry: () => void retry(),
  }
}
