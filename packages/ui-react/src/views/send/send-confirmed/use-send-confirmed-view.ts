'use client'

/**
 * Status of the last transfer.
 *
 * Out     isTracked     the status is available, so the kit watches it until the transfer settles
 *         isNotSeen     no node has seen the transaction yet
 *         explorerUrl   undefined when the network has no explorer
 *         done          opens Account
 * Source  R-FLOW-40
 */

import {
  isSupportedOn,
  type KitState,
  selectSend,
  selectTrackedTransactions,
  selectTransactionExplorerUrl,
  type TrackedTransaction,
} from '@bowline/kit-core'
import { fetchTransactions, reset, watchPending } from '@bowline/kit-core/actions'
import { useEffect } from 'react'
import { useAction } from '../../../kit/use-action.js'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMountTask } from '../../../kit/use-mount-task.js'

/** The transfer just sent, its explorer link, and a function to leave the view. */
export function useSendConfirmedView() {
  const kit = useKit()
  const { sent } = useKitState(selectSend)
  const explorerUrl = useKitState(selectSentExplorerUrl)
  const isTracked = useKitState(selectIsTracked)
  const isNotSeen = useKitState((state) => selectTrackedSend(state)?.isNotSeen ?? false)
  const { run: refresh } = useAction(fetchTransactions)
  useMountTask(() => void refresh())
  useEffect(() => watchPending(kit), [kit])
  return { sent, isTracked, isNotSeen, explorerUrl, done: () => reset(kit, { view: 'Account' }) }
}

function selectIsTracked(state: KitState): boolean {
  return selectTrackedSend(state) !== undefined || isSupportedOn('activity', state.network.activeNamespace)
}

function selectTrackedSend(state: KitState): TrackedTransaction | undefined {
  const { hash } = state.send.sent ?? {}
  return selectTrackedTransactions(state).find((sent) => sent.hash === hash)
}

function selectSentExplorerUrl(state: KitState): string | undefined {
  const { sent } = selectSend(state)
  return sent && selectTransactionExplorerUrl(state, { metadata: { chain: sent.caipNetworkId, hash: sent.hash } })
}
