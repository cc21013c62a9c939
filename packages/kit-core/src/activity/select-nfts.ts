/**
 * NFTs found in a history as far as it has been read.
 *
 * Out     those that are not flagged as spam and have a preview, each once, the newest movement first. An NFT is told from
 *         another by its name and preview: a history names neither its contract nor its number. The same list for the same
 *         history
 * Source  spec R-ACCT-30, R-ACCT-31
 */
import type { Transaction } from '@bowline/api-client'
import type { Namespace } from '../caip/namespace.js'
import type { KitState } from '../state.js'
import { selectActivity } from './select-activity.js'

/** An NFT and the last transaction that moved it. */
export type HistoryNft = {
  readonly key: string
  readonly name: string
  /** Addresses of its pictures: somebody else's text. */
  readonly preview: string
  readonly detail: string | undefined
  readonly direction: 'in' | 'out' | 'self'
  readonly transaction: Transaction
}

const nftsOf = new WeakMap<readonly Transaction[], readonly HistoryNft[]>()

/** NFTs of a namespace's account, of the active one when none is named. */
export function selectNfts(state: KitState, namespace?: Namespace): readonly HistoryNft[] {
  const { transactions } = selectActivity(state, namespace)
  const nfts = nftsOf.get(transactions) ?? findNfts(transactions)
  nftsOf.set(transactions, nfts)
  return nfts
}

function findNfts(transactions: readonly Transaction[]): readonly HistoryNft[] {
  const found = new Map<string, HistoryNft>()
  for (const transaction of transactions) {
    if (transaction.metadata.status === 'failed') continue
    for (const { nft_info: nft, direction } of transaction.transfers) {
      const preview = nft?.content?.preview?.url
      if (!nft || !preview || nft.flags.is_spam) continue
      const key = JSON.stringify([nft.name, preview])
      if (found.has(key)) continue
      const detail = nft.content?.detail?.url || undefined
      found.set(key, { key, name: nft.name, preview, detail, direction, transaction })
    }
  }
  return [...found.values()]
}
