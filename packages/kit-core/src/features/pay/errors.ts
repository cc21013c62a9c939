import { isKitError, KitError } from '../../base/errors/kit-error.js'
import type { PayErrorCode } from '../../core/state/payment.js'

const MESSAGES: Readonly<Record<PayErrorCode, string>> = {
  INVALID_PAYMENT_CONFIG: 'Invalid payment configuration',
  INVALID_RECIPIENT: 'Invalid recipient address',
  INVALID_ASSET: 'Invalid asset specified',
  INVALID_AMOUNT: 'Invalid payment amount',
  UNKNOWN_ERROR: 'Unknown payment error occurred',
  UNABLE_TO_INITIATE_PAYMENT: 'Unable to initiate payment',
  INVALID_CHAIN_NAMESPACE: 'Invalid chain namespace',
  GENERIC_PAYMENT_ERROR: 'Unable to process payment',
  UNABLE_TO_GET_EXCHANGES: 'Unable to get exchanges',
  ASSET_NOT_SUPPORTED: 'Asset not supported by the selected exchange',
  UNABLE_TO_GET_PAY_URL: 'Unable to get payment URL',
  UNABLE_TO_GET_BUY_STATUS: 'Unable to get buy status',
  LESS_ARRIVED: 'Less arrived than was to be paid',
  STATUS_UNKNOWN: 'The payment may already have been sent. Check your wallet before you pay again.',
}

/**
 * A payment is invalid, could not start, failed, or may have been sent (`STATUS_UNKNOWN`). `code` is `pay/` plus the `reason`.
 * `detail` names the invalid value of the app's payment and its problem; it is appended to the message.
 */
export class PayError extends KitError {
  override readonly name = 'PayError'
  constructor(
    readonly reason: PayErrorCode,
    cause?: unknown,
    readonly detail?: string,
  ) {
    super(detail === undefined ? MESSAGES[reason] : `${MESSAGES[reason]}: ${detail}`, { code: `pay/${reason}`, cause })
  }
}

const MAX_SHOWN_CHARS = 80

/** Creates the error for an invalid value in the app's payment. */
export function createInvalidPaymentError(
  reason: PayErrorCode,
  name: string,
  value: unknown,
  problem: string,
): PayError {
  return new PayError(reason, undefined, `\`${name}\` ${problem} (${shownOf(value)})`)
}

function shownOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value !== 'string') return value === null ? 'null' : `a value of type ${typeof value}`
  return JSON.stringify(value.length > MAX_SHOWN_CHARS ? `${value.slice(0, MAX_SHOWN_CHARS)}…` : value)
}

/** For `catch` after an `import()` of payment code: throws the error for code that could not be loaded. */
export function throwNotStarted(cause: unknown): never {
  throw new PayError('UNABLE_TO_INITIATE_PAYMENT', cause)
}

/** Creates the error for a payment transaction that failed on chain, or delivered less than the amount. */
export function toUnpaidError(failure: KitError): PayError {
  return new PayError(failure.code === 'payment/shortfall' ? 'LESS_ARRIVED' : 'GENERIC_PAYMENT_ERROR', failure)
}

/** Converts a thrown value to a `PayError`: with `reason` for errors, `UNKNOWN_ERROR` for values that are not errors. */
export function toPayError(error: unknown, reason: PayErrorCode): PayError {
  if (error instanceof PayError) return error
  if (isKitError(error, 'transaction/unknown')) return new PayError('STATUS_UNKNOWN', error)
  return new PayError(error instanceof Error ? reason : 'UNKNOWN_ERROR', error)
}
