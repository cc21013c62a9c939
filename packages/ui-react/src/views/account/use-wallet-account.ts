'use client'

import { selectActiveNetwork, selectAddressExplorerUrl } from '@bowline/kit-core'
import { useKitState } from '../../kit/use-kit-state.js'
import { useLeave } from '../../kit/use-leave.js'
import { useAccountActions } from './use-account-actions.js'
import { useAccountLists } from './use-account-lists.js'
import { useLeads } from './use-leads.js'

/** The account of a wallet of the visitor's own, and what can be done with it. */
export function useWalletAccount() {
  const lists = useAccountLists()
  const actions = useAccountActions()
  const leads = useLeads()
  const network = useKitState(selectActiveNetwork)
  const explorerUrl = useKitState((state) => selectAddressExplorerUrl(state))
  const { leave, isLeaving } = useLeave(useKitState((state) => state.network.activeNamespace))
  return { ...leads, lists, actions, network, explorerUrl, disconnect: leave, isLeaving }
}
