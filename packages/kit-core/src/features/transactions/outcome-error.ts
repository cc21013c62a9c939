import type { KitError } from '../../base/errors/kit-error.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import {
  TransactionCancelledError,
  TransactionDroppedError,
  TransactionFailedError,
  TransactionReplacedError,
} from './pending-errors.js'

/** The error for a sent transaction that failed, was dropped, cancelled or replaced; undefined for a confirmed or pending one. */
export function toOutcomeError({ status, hash, settledAs = hash, reason }: TrackedTransaction): KitError | undefined {
  if (status === 'failed') return new TransactionFailedError(settledAs)
  if (status === 'dropped') return new TransactionDroppedError(hash)
  if (status !== 'replaced') return undefined
  return reason === 'cancelled' ? new TransactionCancelledError(settledAs) : new TransactionReplacedError(settledAs)
}
