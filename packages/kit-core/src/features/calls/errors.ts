import { KitError } from '../../base/errors/kit-error.js'

/** The batch holds no call. */
export class CallsEmptyError extends KitError {
  override readonly name = 'CallsEmptyError'
  constructor() {
    super('A batch needs at least one call', { code: 'calls/empty' })
  }
}

/** The wallet cannot carry out all calls or none, which the app requires. Nothing was sent. */
export class AtomicUnsupportedError extends KitError {
  override readonly name = 'AtomicUnsupportedError'
  constructor(cause?: unknown) {
    super('Your wallet can’t carry out several calls as one', { code: 'calls/atomic-unsupported', cause })
  }
}

/** The wallet does not have a capability that the app requires for the batch. Nothing was sent. */
export class CallsCapabilityError extends KitError {
  override readonly name = 'CallsCapabilityError'
  constructor(readonly capability: string) {
    super(`Wallet does not support the capability \`${capability}\``, { code: 'calls/capability-unsupported' })
  }
}

/**
 * The wallet got the calls one by one, and the last of them failed, was declined, or was not requested. `confirmed` of `total` calls
 * were carried out. `retryCalls` with `id` sends the rest. `cause` says why it stopped.
 */
export class CallsIncompleteError extends KitError {
  override readonly name = 'CallsIncompleteError'
  constructor(
    readonly id: string,
    readonly confirmed: number,
    readonly total: number,
    cause: unknown,
  ) {
    super(`${confirmed} of ${total} calls were carried out`, { code: 'calls/incomplete', cause })
  }
}

/** Neither this page nor the wallet knows a batch with this id. */
export class CallsNotFoundError extends KitError {
  override readonly name = 'CallsNotFoundError'
  constructor(
    readonly id: string,
    cause?: unknown,
  ) {
    super('Batch of calls not found', { code: 'calls/not-found', cause })
  }
}

/** Nothing of the batch can be sent again: it is pending, was carried out, or the wallet carried out an unknown part of it. */
export class CallsRetryError extends KitError {
  override readonly name = 'CallsRetryError'
  constructor(readonly id: string) {
    super('No call of this batch can be sent again', { code: 'calls/retry' })
  }
}
