import type { Transaction, TransactionTransfer } from '@bowline/api-client'
import { perOwner } from '../../base/async/per-owner.js'
import { parseCaipAddress } from '../../base/caip/caip.js'
import type { AssetChange, SentTransactionKind, TrackedTransaction } from '../../core/state/pending-state.js'

const OPERATIONS: Readonly<Record<SentTransactionKind, string>> = {
  transfer: 'send',
  approval: 'approve',
  swap: 'trade',
  payment: 'send',
  other: 'execute',
}

const REPLACED = { cancelled: 'cancel', replaced: 'replace' } as const

/**
 * Converts a tracked transaction to the form of the service's history, for a transaction the service does not list. Returns the
 * same object for the same entry. Source: spec R-ACCT-75, R-ACCT-80, R-ACCT-161.
 */
export const toActivityRow = perOwner((sent: TrackedTransaction): Transaction => {
  const {
    hash,
    isBatch,
    settledAs = isBatch ? undefined : hash,
    caipNetworkId,
    account,
    kind,
    status,
    sentAtMs,
    recipient = '',
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
      sentTo: recipient,
      ...(settledAs !== undefined && { hash: settledAs }),
    },
    transfers: isReplaced ? [] : kind === 'approval' ? moves.flatMap(allowanceOf) : moves.map(transferOf),
  }
})

/** No account holds this much, so an approval of it is unlimited and shows no amount. */
const NO_LIMIT = /^\d{40}/

/** An approved amount is not sent, so it is shown without a direction. */
function allowanceOf(move: AssetChange): readonly TransactionTransfer[] {
  return NO_LIMIT.test(move.amount) ? [] : [{ ...transferOf(move), direction: 'self' }]
}

function transferOf({ direction, amount, symbol, name = symbol, asset = 'native', iconUrl, price }: AssetChange) {
  return {
    fungible_info: { name, symbol, address: asset, ...(iconUrl && { icon: { url: iconUrl } }) },
    direction,
    quantity: { numeric: amount },
    ...(price !== undefined && { price }),
  }
}
