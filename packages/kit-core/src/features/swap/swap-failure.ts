import type { KitError } from '../../base/errors/kit-error.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { SwapFailedError } from './errors.js'

/**
 * Returns the error for the outcome of a sent swap or approval; undefined when it was confirmed or is pending. Cancelling or
 * replacing the transaction in the wallet gives another error than a failure on chain.
 */
export async function getSwapFailure(end: TrackedTransaction | undefined): Promise<KitError | undefined> {
  if (end?.status === 'failed') return new SwapFailedError(end.settledAs ?? end.hash)
  const { toOutcomeError } = await loadPendingRecorder()
  return end && toOutcomeError(end)
}
