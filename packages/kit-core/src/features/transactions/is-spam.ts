/**
 * Whether a transaction of a history is spam, which is not displayed: it moved only NFTs flagged as spam, or someone else made
 * it and all it moved were amounts of 0 or tokens that advertise a page. A transfer of 0 places an address in the history, so
 * that users mistake it for one they know. A transaction without transfers is no spam.
 *
 * In      address   of the account whose history it is
 * Source  spec R-ACCT-34, R-ACCT-35, R-ACCT-160
 */
import type { Transaction, TransactionTransfer } from '@bowline/api-client'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { isPhishingToken } from '../../wallets/account/is-phishing-token.js'

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
