/**
 * What notes that something was sent, fetched at the first need: before the wallet is asked, so that nothing is sent that could not be
 * followed. Rejects when it cannot be fetched; asked again, it tries again.
 */
export async function loadPendingRecorder() {
  return (await import('./pending-recorder.js')).pendingRecorder
}
