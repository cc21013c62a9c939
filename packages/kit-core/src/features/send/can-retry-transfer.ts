import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'

/**
 * Whether a transfer whose sending or estimate failed may succeed when it is sent again unchanged. True when the code that
 * decides cannot be loaded.
 */
export async function canRetryTransfer(error: unknown): Promise<boolean> {
  const recorder = await loadPendingRecorder().catch(() => undefined)
  return recorder?.isRetryable(error) ?? true
}
