/**
 * Loads the code that records wallet requests and sent transactions. Send, swap and pay call it before they prompt the wallet,
 * so that everything sent can be tracked. Rejects when it cannot be loaded; the next call tries again.
 */
export async function loadPendingRecorder() {
  return (await import('./pending-recorder.js')).pendingRecorder
}
