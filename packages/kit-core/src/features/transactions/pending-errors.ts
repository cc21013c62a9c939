import { KitError } from '../../base/errors/kit-error.js'

/** The transaction failed on chain. */
export class TransactionFailedError extends KitError {
  override readonly name = 'TransactionFailedError'
  constructor(readonly hash: string) {
    super('Transaction failed', { code: 'transaction/failed' })
  }
}

/** The user cancelled the transaction in the wallet. `hash` is the transaction in its place, which moves nothing. */
export class TransactionCancelledError extends KitError {
  override readonly name = 'TransactionCancelledError'
  constructor(readonly hash: string) {
    super('You cancelled it in your wallet', { code: 'transaction/cancelled' })
  }
}

/** The user replaced the transaction by another one in the wallet. `hash` is the replacement's, if known, else the original's. */
export class TransactionReplacedError extends KitError {
  override readonly name = 'TransactionReplacedError'
  constructor(readonly hash: string) {
    super('Another transaction took its place', { code: 'transaction/replaced' })
  }
}

/**
 * The recipient got less of a confirmed payment than its amount (both decimal text): the token charges a fee or moved nothing.
 */
export class PaymentShortfallError extends KitError {
  override readonly name = 'PaymentShortfallError'
  constructor(
    readonly arrived: string,
    readonly amount: string,
    readonly symbol: string,
  ) {
    super(`${arrived} of ${amount} ${symbol} arrived`, { code: 'payment/shortfall' })
  }
}

/** The network dropped the transaction: nothing was moved, and no fee was charged. */
export class TransactionDroppedError extends KitError {
  override readonly name = 'TransactionDroppedError'
  constructor(readonly hash: string) {
    super('The network dropped it', { code: 'transaction/dropped' })
  }
}

/** Why it is unknown whether a wallet sent what it was asked to send. */
export type UnknownReason =
  /** The wallet has not responded in time. */
  | 'silent'
  /** The response was lost, or does not say whether the transaction was sent. */
  | 'unknown'

/** The wallet may have sent the transaction, but its response is missing or unclear. The kit keeps looking for the transaction. */
export class TransactionUnknownError extends KitError {
  override readonly name = 'TransactionUnknownError'
  constructor(
    readonly reason: UnknownReason,
    /** Id of the wallet request, as `selectSendRequests` lists it. */
    readonly requestId?: string,
    cause?: unknown,
  ) {
    super(
      reason === 'silent'
        ? 'Your wallet hasn’t responded. Check it before you send again.'
        : 'This may already have been sent. Checking…',
      { code: 'transaction/unknown', cause },
    )
  }
}
