/**
 * What became of the last transfer.
 *
 * Out     explorerUrl   absent where the network has no explorer
 *         done          to the account
 * Source  R-FLOW-40
 */
'use client'

import { type KitState, selectSend, selectTransactionExplorerUrl } from '@bowline/kit-core'
import { reset } from '@bowline/kit-core/actions'
import { useKit } from '../../kit/use-kit.js'
import { useKitState } from '../../kit/use-kit-state.js'

/** The last transfer, and where to go from it. */
export function useSendConfirmedView() {
  const kit = useKit()
  const { sent } = useKitState(selectSend)
  const explorerUrl = useKitState(selectSentExplorerUrl)
  return { sent, explorerUrl, done: () => reset(kit, { view: 'Account' }) }
}

function selectSentExplorerUrl(state: KitState): string | undefined {
  const { sent } = selectSend(state)
  return sent && selectTransactionExplorerUrl(state, { metadata: { chain: sent.caipNetworkId, hash: sent.hash } })
}
