import type { Exchange } from '@bowline/api-client'
import type { ErrorDetails } from '../../base/errors/error-details.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { CurrentPayment, PayErrorCode, Payment } from '../../core/state/payment.js'

/** Storage key of the exchange payments that are not settled. */
export const EXCHANGES_STORAGE_KEY = `${STORAGE_PREFIX}exchange_payments`

/** Loading status of the list of exchanges. */
export type ExchangesStatus = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * Status of a payment. `awaiting`: waits for the wallet or the pay service. `initiated`: the transaction was sent, or the
 * exchange's page is open. `unknown`: it may have been sent, and the user has to check the wallet.
 */
export type PayStatus = 'idle' | 'awaiting' | 'initiated' | 'success' | 'failed' | 'unknown'

/** The current payment, its options and its progress. */
export type PayState = {
  readonly payment: Payment | undefined
  /** In the pay service's order. */
  readonly exchanges: readonly Exchange[]
  readonly exchangesStatus: ExchangesStatus
  readonly current: CurrentPayment | undefined
  readonly status: PayStatus
  /** Why the payment failed, or `STATUS_UNKNOWN`. */
  readonly error: PayErrorCode | undefined
  /** Message of the wallet or the chain about a failure, if it may be shown, and details for translations. */
  readonly reason: { readonly message: string; readonly details: ErrorDetails } | undefined
  /** The user declined or cancelled the transaction in the wallet. */
  readonly isDeclined: boolean
  /** The wallet was locked or did not respond. */
  readonly isWalletUnavailable: boolean
  /** Hash of the transaction. An exchange reports it after success, if at all. */
  readonly hash: string | undefined
  /** URL of the exchange's page, once it is known. */
  readonly payUrl: string | undefined
  /** The browser blocked the window of the exchange's page. */
  readonly isWindowBlocked: boolean
  /** The latest status is unknown: a poll of the pay service failed and is repeated, or a transaction is late. */
  readonly isStatusUnknown: boolean
}

/** Initial state, without a payment. */
export const INITIAL_PAY_STATE: PayState = {
  payment: undefined,
  exchanges: [],
  exchangesStatus: 'idle',
  current: undefined,
  status: 'idle',
  error: undefined,
  reason: undefined,
  isDeclined: false,
  isWalletUnavailable: false,
  hash: undefined,
  payUrl: undefined,
  isWindowBlocked: false,
  isStatusUnknown: false,
}
