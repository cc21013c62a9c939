/**
 * NFTs of an account, found in the loaded part of its history, because no service lists them.
 *
 * Out     NFTs the account still holds according to the history, not flagged as spam and with a preview; each once, latest
 *         movement first. Two NFTs differ by name and preview, because a history has neither contract nor token id. Returns
 *         the same list for the same history
 * Source  spec R-ACCT-30, R-ACCT-31, R-ACCT-177
 */

import type { Transaction, TransactionTransfer } from '@bowline/api-client'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { KitState } from '../../state.js'
import { selectActivity } from './select-activity.js'

/** An NFT and the last transaction that moved it. */
export type ActivityNft = {
  readonly key: string
  readonly name: string
  /** URLs of its images; untrusted text. */
  readonly preview: string
  readonly detail: string | undefined
  readonly direction: 'in' | 'out' | 'self'
  readonly transaction: Transaction
}

const nftsOf = perOwner(findNfts)

/** Selects the NFTs of a namespace's account, of the active namespace by default. */
export function selectNfts(state: KitState, namespace?: Namespace): readonly ActivityNft[] {
  const { transactions } = selectActivity(state, namespace)
  return nftsOf(transactions)
}

function findNfts(transactions: readonly Transaction[]): readonly ActivityNft[] {
  const settled = transactions.filter(({ metadata }) => metadata.status !== 'failed' && metadata.status !== 'pending')
  const held = heldOf(settled)
  const found = new Map<string, ActivityNft>()
  for (const transaction of settled) {
    for (const { nft_info: nft, direction } of transaction.transfers) {
      const preview = nft?.content?.preview?.url
      if (!nft || !preview || nft.flags.is_spam) continue
      const key = keyOf(nft)
      if (found.has(key) || !held(nft)) continue
      const detail = nft.content?.detail?.url || undefined
      found.set(key, { key, name: nft.name, preview, detail, direction, transaction })
    }
  }
  return [...found.values()]
}

type Nft = NonNullable<TransactionTransfer['nft_info']>

function keyOf({ name, content }: Nft): string {
  return JSON.stringify([name, content?.preview?.url ?? ''])
}

/** Decimals of NFT quantities that are compared: some services report fractions. */
const QUANTITY_DECIMALS = 18

/**
 * Counts what is left of each NFT, from the oldest transaction to the newest. Ignores an NFT that left before it was known
 * to have arrived. An NFT that left without a preview may be any with its name.
 */
function heldOf(transactions: readonly Transaction[]): (nft: Nft) => boolean {
  const left = new Map<string, bigint>()
  const leftUnseen = new Map<string, bigint>()
  for (const { transfers } of [...transactions].reverse()) {
    for (const { nft_info: nft, direction, quantity } of inOrder(transfers)) {
      if (!nft) continue
      const key = keyOf(nft)
      const moved = parseUnitsTruncated(quantity.numeric, QUANTITY_DECIMALS)
      const before = left.get(key) ?? 0n
      if (direction === 'self') left.set(key, before > moved ? before : moved)
      else if (direction === 'in') left.set(key, before + moved)
      else if (nft.content?.preview?.url) left.set(key, before > moved ? before - moved : 0n)
      else leftUnseen.set(nft.name, (leftUnseen.get(nft.name) ?? 0n) + moved)
    }
  }
  return (nft) => (left.get(keyOf(nft)) ?? 0n) > (leftUnseen.get(nft.name) ?? 0n)
}

/** Counts incoming transfers of a transaction first, because an NFT may be forwarded in the same one. */
function inOrder(transfers: readonly TransactionTransfer[]): readonly TransactionTransfer[] {
  return [...transfers].sort((one, other) => Number(one.direction === 'out') - Number(other.direction === 'out'))
}
