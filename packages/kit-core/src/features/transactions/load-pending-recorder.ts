/**
 * Loads the code that records sent transactions. Call it before the wallet is prompted, so that everything sent can be tracked.
 * Rejects when it cannot be loaded; the next call tries again.
 */
export async function loadPendingRecorder() {
  return (await import('./pending-recorder.js')).pendingRecorder
}
