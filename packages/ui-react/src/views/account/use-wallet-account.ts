'use client'

import { selectActiveNetwork, selectAddressExplorerUrl } from '@bowline/kit-core'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useLeave } from '../../kit/use-leave.js'
import { openTransactions } from '../transactions/open-transactions.js'
import { useAccountActions } from './use-account-actions.js'
import { useAccountLists } from './use-account-lists.js'
import { useLeads } from './use-leads.js'

/** The account of a wallet of the visitor's own, and what can be done with it. */
export function useWalletAccount() {
  const kit = useKit()
  const lists = useAccountLists()
  const actions = useAccountActions()
  const leads = useLeads()
  const network = useKitState(selectActiveNetwork)
  const explorerUrl = useKitState((state) => selectAddressExplorerUrl(state))
  const { leave, isLeaving } = useLeave(useKitState((state) => state.network.activeNamespace))
  return {
    ...leads,
    // Opened in their place; the activity has a view of its own.
    lists: lists.filter((name) => name !== 'activity'),
    openActivity: lists.includes('activity') ? () => openTransactions(kit) : undefined,
    actions,
    network,
    explorerUrl,
    disconnect: leave,
    isLeaving,
  }
}
