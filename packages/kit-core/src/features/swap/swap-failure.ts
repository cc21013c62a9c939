import type { KitError } from '../../base/errors/kit-error.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { SwapFailedError } from './errors.js'

/**
 * Returns the error of a swap's transaction; undefined when it was confirmed or is pending. Cancelling or replacing it in the
 * wallet gives its own error, not a network failure.
 */
export async function swapFailure(end: TrackedTransaction | undefined): Promise<KitError | undefined> {
  if (end?.status === 'failed') return new SwapFailedError(end.settledAs ?? end.hash)
  const { toOutcomeError } = await loadPendingRecorder()
  return end && toOutcomeError(end)
}
