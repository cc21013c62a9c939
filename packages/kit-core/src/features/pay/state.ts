import type { Exchange } from '@bowline/api-client'
import type { ErrorDetails } from '../../base/errors/error-details.js'
import { STORAGE_PREFIX } from '../../brand.js'
import type { CurrentPayment, PayErrorCode, Payment } from '../../core/state/payment.js'

/** Of the key in storage: what was begun at exchanges. */
export const EXCHANGES_NAME = `${STORAGE_PREFIX}exchange_payments`

/** How the exchanges stand that a payment can be made with. */
export type ExchangesStatus = 'idle' | 'loading' | 'ready' | 'failed'

/**
 * How a payment stands. `awaiting`: the wallet or the pay service is asked. `initiated`: the chain has the transaction, or the
 * exchange's page is open. `unknown`: it may have been sent, and the user has to check the wallet.
 */
export type PayStatus = 'idle' | 'awaiting' | 'initiated' | 'success' | 'failed' | 'unknown'

/** What is to be paid, with what it can be, and how that goes. */
export type PayState = {
  readonly payment: Payment | undefined
  /** In the pay service's order. */
  readonly exchanges: readonly Exchange[]
  readonly exchangesStatus: ExchangesStatus
  readonly current: CurrentPayment | undefined
  readonly status: PayStatus
  /** Why it failed. */
  readonly error: PayErrorCode | undefined
  /** What the wallet or the chain says of that, where it does: its words, and the facts for languages that have words of their own. */
  readonly reason: { readonly message: string; readonly facts: ErrorDetails } | undefined
  /** The visitor said no in the wallet. */
  readonly isDeclined: boolean
  /** The wallet was locked or did not answer. */
  readonly isAway: boolean
  /** Of the transaction; an exchange tells it, if at all, once it is paid. */
  readonly hash: string | undefined
  /** The exchange's page, once it is known. */
  readonly payUrl: string | undefined
  /** The browser did not let the exchange's page be opened. */
  readonly isWindowRefused: boolean
  /** How it stands could not be told last time: the pay service is asked again, of a transaction nobody tells any more. */
  readonly isStatusUnknown: boolean
}

/** Nothing is to be paid. */
export const FIRST_PAY_STATE: PayState = {
  payment: undefined,
  exchanges: [],
  exchangesStatus: 'idle',
  current: undefined,
  status: 'idle',
  error: undefined,
  reason: undefined,
  isDeclined: false,
  isAway: false,
  hash: undefined,
  payUrl: undefined,
  isWindowRefused: false,
  isStatusUnknown: false,
}
