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
 * A payment is not made; `reason` says why, and so does `code`, which is `pay/` and the reason. `detail` names the value of the app's
 * payment that was refused and what is wrong with it; the message ends with it.
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

const MAX_SHOWN = 80

/** The error of a value that the app passed for a payment. */
export function invalidPayment(reason: PayErrorCode, name: string, value: unknown, problem: string): PayError {
  return new PayError(reason, undefined, `\`${name}\` ${problem} (${shownOf(value)})`)
}

function shownOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value !== 'string') return value === null ? 'null' : `a value of type ${typeof value}`
  return JSON.stringify(value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value)
}

/** The code that makes a payment could not be loaded. */
export function notStarted(cause: unknown): never {
  throw new PayError('UNABLE_TO_INITIATE_PAYMENT', cause)
}

/** What was sent for a payment was not carried out, or brought less. */
export function unpaid(failure: KitError): PayError {
  return new PayError(failure.code === 'payment/shortfall' ? 'LESS_ARRIVED' : 'GENERIC_PAYMENT_ERROR', failure)
}

/** Whatever was thrown, as an error of paying: its own, else the one given; what is no error at all is unknown. */
export function toPayError(error: unknown, reason: PayErrorCode): PayError {
  if (error instanceof PayError) return error
  if (isKitError(error, 'transaction/unknown')) return new PayError('STATUS_UNKNOWN', error)
  return new PayError(error instanceof Error ? reason : 'UNKNOWN_ERROR', error)
}
