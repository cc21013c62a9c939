/**
 * Whether a transaction is spam: all it moved are NFTs that are flagged as spam.
 *
 * Out     false for a transaction that moved nothing
 * Source  spec R-ACCT-34, R-ACCT-35
 */
import type { Transaction } from '@bowline/api-client'

/** Whether a transaction is spam. */
export function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every(({ nft_info }) => nft_info?.flags.is_spam === true)
}
