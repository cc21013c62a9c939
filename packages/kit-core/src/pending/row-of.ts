import type { Transaction } from '@bowline/api-client'
import { parseCaipAddress } from '../caip/caip.js'
import type { FollowedTransaction, SentKind, SentMove } from './state.js'

const OPERATIONS: Readonly<Record<SentKind, string>> = {
  transfer: 'send',
  approval: 'approve',
  swap: 'trade',
  payment: 'send',
  other: 'execute',
}

const REPLACED = { cancelled: 'cancel', replaced: 'replace' } as const

const rows = new WeakMap<FollowedTransaction, Transaction>()

/** What was sent, as a history shows it. The same row for the same state of it. Source: spec R-ACCT-75, R-ACCT-80. */
export function rowOf(sent: FollowedTransaction): Transaction {
  const known = rows.get(sent)
  const row = known ?? makeRow(sent)
  rows.set(sent, row)
  return row
}

function makeRow(sent: FollowedTransaction): Transaction {
  const {
    hash,
    isBatch,
    settledAs = isBatch ? undefined : hash,
    caipNetworkId,
    account,
    kind,
    status,
    sentAtMs,
    receiver = '',
    moves,
    reason,
  } = sent
  const isFailed = status === 'failed' || status === 'dropped'
  const isReplaced = status === 'replaced'
  return {
    id: hash,
    metadata: {
      minedAt: new Date(sentAtMs).toISOString(),
      chain: caipNetworkId,
      operationType: isReplaced ? REPLACED[reason === 'cancelled' ? reason : 'replaced'] : OPERATIONS[kind],
      status: isFailed ? 'failed' : isReplaced ? 'confirmed' : status,
      sentFrom: parseCaipAddress(account).address,
      sentTo: receiver,
      ...(settledAs !== undefined && { hash: settledAs }),
    },
    transfers: isReplaced ? [] : moves.map(transferOf),
  }
}

function transferOf({ direction, amount, symbol, name = symbol, asset = 'native', iconUrl, price }: SentMove) {
  return {
    fungible_info: { name, symbol, address: asset, ...(iconUrl && { icon: { url: iconUrl } }) },
    direction,
    quantity: { numeric: amount },
    ...(price !== undefined && { price }),
  }
}
