import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import type { KitError } from '../../base/errors/kit-error.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { toOutcomeError } from './outcome-error.js'
import { PaymentShortfallError } from './pending-errors.js'

/**
 * The error for the outcome of any sent transaction, as `toOutcomeError`, or for a confirmed payment of which less than the
 * amount was received; undefined otherwise.
 */
export function getPaymentError(sent: TrackedTransaction): KitError | undefined {
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
