/**
 * Addresses that the user knows, against which a new recipient is compared: the user's accounts, recipients of transfers sent
 * since the page was loaded, and recipients in the activity.
 *
 * Out     history    recipients of the user's own transactions that sent something of value, oldest first. Incoming transfers
 *                    and other people's transactions do not count: anyone can place an address in a history with dust, a
 *                    transfer of 0 or a token they created
 * Source  spec R-SEND-125; security design §8 (recipients)
 */

import type { Transaction, TransactionTransfer } from '@bowline/api-client'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { memoizeByOwner } from '../../core/state/memoize-by-owner.js'
import type { KitState } from '../../state.js'
import { isPhishingToken } from '../../wallets/account/is-phishing-token.js'
import { parseMinedAt } from '../transactions/mined-at.js'
import { selectActivity } from '../transactions/select-activity.js'
import type { KnownAddresses } from './lookalike.js'

/** Transfers worth less than one cent are dust. */
const DUST_DOLLARS = 0.01

export function selectKnownAddresses(state: KitState): KnownAddresses {
  const own = Object.values(state.accounts).flatMap(({ allAccounts }) => allAccounts.map(({ address }) => address))
  return { own, recipients: state.send.recipients ?? [], history: sentTo(selectActivity(state).transactions, own) }
}

const keep = memoizeByOwner<readonly string[]>()

/** Memoized, because a history can hold thousands of transactions. */
function sentTo(transactions: readonly Transaction[], own: readonly string[]): readonly string[] {
  return keep(transactions, own, () =>
    transactions
      .filter((transaction) => hasSent(transaction, own))
      .map((transaction) => ({ address: transaction.metadata.sentTo, minedAtMs: minedAtMs(transaction) }))
      .sort((one, other) => one.minedAtMs - other.minedAtMs)
      .map(({ address }) => address),
  )
}

/** A transaction without a valid time sorts last: only an old transfer makes an address trustworthy. */
function minedAtMs({ metadata }: Transaction): number {
  return parseMinedAt(metadata.minedAt)?.getTime() ?? Number.MAX_SAFE_INTEGER
}

function hasSent({ transfers, metadata }: Transaction, own: readonly string[]): boolean {
  const { sentFrom, sentTo, status } = metadata
  if (sentTo === '' || status === 'failed' || !own.some((address) => isSameAddress(address, sentFrom))) return false
  return transfers.some(isOfWorth)
}

function isOfWorth({ direction, quantity, price, value, nft_info: nft, fungible_info: token }: TransactionTransfer) {
  if (direction !== 'out' || !/[1-9]/.test(quantity.numeric)) return false
  if (nft) return !nft.flags.is_spam
  const { address = '', name = '', symbol = '' } = token ?? {}
  const isDust = price !== undefined && price > 0 && value !== undefined && value < DUST_DOLLARS
  return !isDust && !isPhishingToken({ address, name, symbol })
}
