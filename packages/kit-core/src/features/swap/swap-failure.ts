import type { KitError } from '../../base/errors/kit-error.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'
import { SwapFailedError } from './errors.js'

/**
 * Why a transaction of a swap was not carried out; undefined for one that was, and while it is pending. What the visitor did
 * to it in the wallet is no failure of the network.
 */
export async function swapFailure(end: TrackedTransaction | undefined): Promise<KitError | undefined> {
  if (end?.status === 'failed') return new SwapFailedError(end.settledAs ?? end.hash)
  const { toOutcomeError } = await loadPendingRecorder()
  return end && toOutcomeError(end)
}
