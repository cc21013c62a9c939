import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { SentTransactionOutcome, TransactionCheck } from '../../core/adapter/events.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'

/** A request that went to a WalletConnect wallet, as the pairing client reports it. */
export type SendRequestRecord = {
  readonly id: unknown
  readonly method: string
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly params: unknown
}

/** A response to a request: a result or an error. `isAwaited`: code of this page waits for it. */
export type LateResponse = {
  readonly id: unknown
  readonly isAwaited: boolean
  readonly result: unknown
  readonly error: unknown
}

/** An outcome as an adapter or another tab reports it: never `pending`. */
export type OutcomeInput = Omit<TransactionCheck, 'status' | 'memo'> &
  Pick<TrackedTransaction, 'receivedAmount'> & { readonly status: SentTransactionOutcome }
