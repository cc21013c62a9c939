import type { Kit } from '../../kit.js'
import { loadPendingRecorder } from './load-pending-recorder.js'

/**
 * Allows the same transaction to be requested again, after the user has checked the wallet. The earlier request is still watched,
 * so a late response to either is shown. The action that waits for it rejects. Does nothing for an unknown id. Source: spec
 * R-SEND-161.
 */
export async function allowRepeat(kit: Kit, { requestId }: { readonly requestId: string }): Promise<void> {
  const recorder = await loadPendingRecorder()
  recorder.allowRepeat(kit, requestId)
}
