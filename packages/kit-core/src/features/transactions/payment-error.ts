import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import type { KitError } from '../../base/errors/kit-error.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { toOutcomeError } from './outcome-error.js'
import { PaymentShortfallError } from './pending-errors.js'

/**
 * The error for a payment that was not carried out, or of which less than the amount was received; undefined otherwise.
 */
export function paymentError(sent: TrackedTransaction): KitError | undefined {
  const {
    receivedAmount,
    moves: [paid],
  } = sent
  if (sent.status !== 'confirmed' || receivedAmount === undefined || paid?.decimals === undefined)
    return toOutcomeError(sent)
  const { amount, symbol, decimals } = paid
  const isShort = parseUnitsTruncated(receivedAmount, decimals) < parseUnitsTruncated(amount, decimals)
  return isShort ? new PaymentShortfallError(receivedAmount, amount, symbol) : undefined
}
