/**
 * What became of the last transfer.
 *
 * Out     isFollowed    somebody tells what becomes of it: it is asked about until then
 *         isNotSeen     no node has seen it yet
 *         explorerUrl   absent where the network has no explorer
 *         done          to the account
 * Source  R-FLOW-40
 */
'use client'

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
import { useAction } from '../../kit/use-action.js'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'
import { useMountTask } from '../../kit/use-mount-task.js'

/** The last transfer, and where to go from it. */
export function useSendConfirmedView() {
  const kit = useKit()
  const { sent } = useKitState(selectSend)
  const explorerUrl = useKitState(selectSentExplorerUrl)
  const isFollowed = useKitState(selectIsFollowed)
  const isNotSeen = useKitState((state) => followedOf(state)?.isNotSeen ?? false)
  const { run: look } = useAction(fetchTransactions)
  useMountTask(() => void look())
  useEffect(() => watchPending(kit), [kit])
  return { sent, isFollowed, isNotSeen, explorerUrl, done: () => reset(kit, { view: 'Account' }) }
}

function selectIsFollowed(state: KitState): boolean {
  return followedOf(state) !== undefined || isSupportedOn('activity', state.network.activeNamespace)
}

function followedOf(state: KitState): TrackedTransaction | undefined {
  const { hash } = state.send.sent ?? {}
  return selectTrackedTransactions(state).find((sent) => sent.hash === hash)
}

function selectSentExplorerUrl(state: KitState): string | undefined {
  const { sent } = selectSend(state)
  return sent && selectTransactionExplorerUrl(state, { metadata: { chain: sent.caipNetworkId, hash: sent.hash } })
}
