import { KitError } from '../../base/errors/kit-error.js'

/** The network did not carry it out. */
export class TransactionFailedError extends KitError {
  override readonly name = 'TransactionFailedError'
  constructor(readonly hash: string) {
    super('Transaction failed', { code: 'transaction/failed' })
  }
}

/** The visitor cancelled it in the wallet: `hash` is that of the transaction in its place, which moves nothing. */
export class TransactionCancelledError extends KitError {
  override readonly name = 'TransactionCancelledError'
  constructor(readonly hash: string) {
    super('You cancelled it in your wallet', { code: 'transaction/cancelled' })
  }
}

/** Another transaction took its place in the wallet: `hash` is that one's where it is known. */
export class TransactionReplacedError extends KitError {
  override readonly name = 'TransactionReplacedError'
  constructor(readonly hash: string) {
    super('Another transaction took its place', { code: 'transaction/replaced' })
  }
}

/** The network carried it out, and less arrived than was to be paid, in decimal text: the token keeps a part, or moved nothing. */
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

/** The network let go of it: nothing was moved, and no fee taken. */
export class TransactionDroppedError extends KitError {
  override readonly name = 'TransactionDroppedError'
  constructor(readonly hash: string) {
    super('The network dropped it', { code: 'transaction/dropped' })
  }
}

/** What a request whose outcome is unknown ends with. */
export type UnknownReason =
  /** The wallet has not answered in time. */
  | 'silent'
  /** The answer was lost, or does not say whether the transaction was sent. */
  | 'unknown'

/** The transaction may have been sent: no response says that it was not. The kit keeps looking for it. */
export class TransactionUnknownError extends KitError {
  override readonly name = 'TransactionUnknownError'
  constructor(
    readonly reason: UnknownReason,
    /** Of the request to a wallet, as `selectAsked` lists it. */
    readonly askedId?: string,
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
