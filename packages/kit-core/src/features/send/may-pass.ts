import { loadPendingRecorder } from '../transactions/load-pending-recorder.js'

/** Whether a transfer that failed may go through when it is sent again as it is; so it may where what knows cannot be loaded. */
export async function mayPass(error: unknown): Promise<boolean> {
  const notes = await loadPendingRecorder().catch(() => undefined)
  return notes?.isRetryable(error) ?? true
}
