'use client'

import {
  type ActivityNft,
  isCaipNetworkId,
  type KitState,
  selectNetwork,
  selectNfts,
  selectTransactionExplorerUrl,
} from '@bowline/kit-core'
import { useState } from 'react'
import { useKit } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useHistory } from '../../activity/transactions/use-history.js'

const selectAllNfts = (state: KitState) => selectNfts(state)

/** NFTs found in the loaded history of the active account, state of the list, and the key of the NFT whose details are open. */
export function useNftList() {
  const kit = useKit()
  const { content, isOwn, isIncomplete, end } = useHistory()
  const nfts = useKitState(selectAllNfts)
  const [openKey, setOpenKey] = useState<string>()
  const isNone = content === 'list' && nfts.length === 0 && end.state === 'all'
  return {
    content: isNone || isOwn || content === 'unsupported' ? ('empty' as const) : content,
    nfts,
    isIncomplete,
    end,
    openKey,
    toggle: (key: string) => setOpenKey((now) => (now === key ? undefined : key)),
    getDetails: ({ transaction }: ActivityNft) => {
      const state = kit.getState()
      const { chain } = transaction.metadata
      const network = isCaipNetworkId(chain) ? selectNetwork(state, chain) : undefined
      return { networkName: network?.name ?? '', href: selectTransactionExplorerUrl(state, transaction) }
    },
  }
}
