/**
 * Whether a transaction is spam: all it moved are NFTs that are flagged as spam; or somebody else made it, and it moved nothing of
 * anything, or tokens that lead to a page. A transfer of 0 puts an address into the history, to be taken for one that the account
 * has to do with.
 *
 * In      address   of the account whose history it is
 * Out     false for a transaction without transfers
 * Source  spec R-ACCT-34, R-ACCT-35, R-ACCT-160
 */
import type { Transaction, TransactionTransfer } from '@bowline/api-client'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { isPhishingToken } from '../../wallets/account/is-phishing-token.js'

/** Whether a transaction is spam. */
export function isSpam({ transfers, metadata }: Transaction, address: string): boolean {
  if (transfers.length === 0) return false
  const isOwn = isSameAddress(metadata.sentFrom, address)
  return transfers.every(({ nft_info }) => nft_info?.flags.is_spam === true) || (!isOwn && transfers.every(isBait))
}

function isBait({ nft_info, fungible_info: token, quantity }: TransactionTransfer): boolean {
  if (nft_info !== undefined) return false
  const { address = '', name = '', symbol = '' } = token ?? {}
  return !/[1-9]/.test(quantity.numeric) || isPhishingToken({ address, name, symbol })
}
