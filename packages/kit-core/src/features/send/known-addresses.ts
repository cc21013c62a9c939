/**
 * Addresses that the user has sent to.
 *
 * Out     own        the user's accounts
 *         receivers  sent to while the page is open
 *         history    those that an account of the user, in transactions it made itself, has sent something of worth, the first
 *                    one sent to first. What came in makes no address known, nor does what someone else's transaction moved:
 *                    anyone can put an address into a history with dust, a transfer of 0 or a token they made
 * Source  spec R-SEND-125; security design §8 (receivers)
 */

import type { Transaction, TransactionTransfer } from '@bowline/api-client'
import { isSameAddress } from '../../base/caip/is-same-address.js'
import { memoizeByKit } from '../../core/state/memoize-by-kit.js'
import type { KitState } from '../../state.js'
import { isPhishingToken } from '../../wallets/account/is-phishing-token.js'
import { parseMinedAt } from '../transactions/mined-at.js'
import { selectActivity } from '../transactions/select-activity.js'
import type { KnownAddresses } from './lookalike.js'

/** Worth less than a cent. */
const DUST_DOLLARS = 0.01

/** The addresses. */
export function selectKnownAddresses(state: KitState): KnownAddresses {
  const own = Object.values(state.accounts).flatMap(({ allAccounts }) => allAccounts.map(({ address }) => address))
  return { own, receivers: state.send.receivers ?? [], history: sentTo(selectActivity(state).transactions, own) }
}

const keep = memoizeByKit<readonly string[]>()

/** Found once for a history of thousands. */
function sentTo(transactions: readonly Transaction[], own: readonly string[]): readonly string[] {
  return keep(transactions, own, () =>
    transactions
      .filter((transaction) => hasSent(transaction, own))
      .map((transaction) => ({ address: transaction.metadata.sentTo, minedAtMs: minedAtMs(transaction) }))
      .sort((one, other) => one.minedAtMs - other.minedAtMs)
      .map(({ address }) => address),
  )
}

/** Without a readable time it counts as new: being known for long is what speaks for an address. */
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
