/**
 * Types of sent transactions and of transaction requests to wallets.
 *
 * Source  spec R-ADPT-50, R-ACCT-80
 */

import type { CaipAddress } from '../../base/caip/namespace.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { Replacement, SentTransaction, SentTransactionOutcome, SentTransactionStatus } from '../adapter/events.js'

/** Maximum number of sent transactions that are followed at the same time. */
export const PENDING_TRANSACTIONS_MAX = 99

/** Storage name of the sent transactions. */
export const SENT_STORAGE_KEY = `${STORAGE_PREFIX}sent_transactions`

/** Storage name of the send requests. */
export const SEND_REQUESTS_STORAGE_KEY = `${SENT_STORAGE_KEY}/requests`

/** Purpose of a transaction. `other` is the app's own. */
export type SentTransactionKind = 'transfer' | 'approval' | 'swap' | 'payment' | 'other'

/** An asset that a transaction moves into or out of the account. */
export type AssetChange = {
  readonly direction: 'in' | 'out'
  /** Decimal text. */
  readonly amount: string
  readonly symbol: string
  readonly name?: string | undefined
  /** The token's own address. Absent for the native token. */
  readonly asset?: string | undefined
  readonly iconUrl?: string | undefined
  /** Price of one token in US dollars. */
  readonly price?: number | undefined
  /** Decimal text: the balance shown when the transaction was sent, for an outgoing asset. */
  readonly before?: string | undefined
  /** Decimals of the token, for a payment. */
  readonly decimals?: number | undefined
}

/** A sent transaction that is followed until it settles. */
export type TrackedTransaction = SentTransaction & {
  readonly account: CaipAddress
  readonly kind: SentTransactionKind
  readonly sentAtMs: number
  /** The recipient. For an approval, its spender. */
  readonly recipient?: string | undefined
  readonly moves: readonly AssetChange[]
  readonly isSmartAccount?: boolean | undefined
  /** Id of the payment, for a payment. */
  readonly paymentId?: string | undefined
  readonly status: SentTransactionStatus
  /** True while the chain can still revert its block. If it does, the status is `pending` again. */
  readonly isReorgPossible?: boolean | undefined
  /** True for a pending transaction that no node has reported for at least a minute. */
  readonly isNotSeen?: boolean | undefined
  /** The last outcome that the user and the app were notified of. */
  readonly lastNotified?: SentTransactionOutcome | undefined
  /** The final transaction on chain, when it is another one: a replacement, or the transaction of a batch. */
  readonly settledAs?: string | undefined
  /** Why another transaction replaced it. */
  readonly reason?: Replacement['reason'] | undefined
  /** Its block, in decimal, when the settlement reports it. */
  readonly block?: string | undefined
  /** Decimal text: the amount of a payment that reached its recipient, when the chain reports it. */
  readonly receivedAmount?: string | undefined
  /** True when a later balance includes what it moved. */
  readonly isReflected?: boolean | undefined
}

/** Details known when a transaction is sent. */
export type SentDetails = SentTransaction &
  Partial<Pick<TrackedTransaction, 'kind' | 'recipient' | 'moves' | 'isSmartAccount' | 'paymentId'>>

/** A transaction that a wallet is asked to send. */
export type SendDraft = Omit<SentDetails, 'hash'> & { readonly address: string }

/**
 * A transaction request to a wallet whose outcome is not known: no response yet, or one that does not show whether it
 * sent.
 */
export type SendRequest = SendDraft & {
  readonly id: string
  readonly account: CaipAddress
  readonly kind: SentTransactionKind
  readonly moves: readonly AssetChange[]
  readonly connectorId: string
  readonly requestedAtMs: number
  /**
   * `open` while the wallet can still respond to the requesting page. `silent` after the wallet did not respond in time.
   * `unknown` when the response is lost or does not show whether it sent. In both cases the transaction may have been
   * sent.
   */
  readonly status: 'open' | 'silent' | 'unknown'
  /**
   * For a request to a paired wallet: its id in the pairing client, and its method. They match a late response to the
   * request.
   */
  readonly requestId?: number | undefined
  readonly method?: string | undefined
  /** True after the user checked the wallet and allowed another request. */
  readonly isRepeatAllowed?: boolean | undefined
}
